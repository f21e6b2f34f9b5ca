// The conventions of the build, in the language of the rest of it. The usual scripts in Kotlin need a plugin whose version
// belongs to one version of Gradle, and with it the whole Kotlin compiler from the network; this needs nothing.
plugins { `java-gradle-plugin` }

gradlePlugin {
    plugins.register("java-module") {
        id = "duplex.java-module"
        implementationClass = "duplex.gradle.JavaModulePlugin"
    }
    plugins.register("library") {
        id = "duplex.library"
        implementationClass = "duplex.gradle.LibraryPlugin"
    }
}

// They run in the virtual machine of Gradle, which may be older than the one of the engine. Warnings are no errors here: what
// a newer Gradle warns of should not keep anybody from building the engine.
tasks.withType<JavaCompile>().configureEach {
    options.release = 17
    options.compilerArgs.add("-Xlint:all,-options")
}

tasks.validatePlugins { enableStricterValidation = true }
