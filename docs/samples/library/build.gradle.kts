plugins { application }

repositories { mavenLocal() }

dependencies { implementation("duplex:chess.search:0.1.0") }

// Any JDK from 21 on will do; this one is that of the libraries.
java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }

tasks.compileJava { options.release = 21 }

application {
    mainModule = "sample"
    mainClass = "sample.Sample"
}
