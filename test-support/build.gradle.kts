// What the tests and measurements of all modules share.

plugins { id("duplex.java-module") }

dependencies {
    // The tests see the filter that leaves some of them out, and so the interface behind it.
    api(platform(libs.junit.bom))
    api(libs.junit.launcher)
}

tasks.register<JavaExec>("leftOut") {
    description = "Says in one line which tests were left out and why."
    classpath = sourceSets.main.get().runtimeClasspath
    mainClass = "chess.testing.LeftOut"
    mustRunAfter(rootProject.subprojects.map { "${it.path}:test" })
}
