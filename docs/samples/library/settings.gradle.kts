rootProject.name = "sample"
