// swift-tools-version: 6.2
import PackageDescription

// Takes a layer by path, and writes a double of its own for a protocol of the layer below.
let package = Package(
  name: "Teller",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../../../Modules/Stores"), .package(path: "../../../Modules/Models"),
    .package(path: "../../../Modules/Repositories"), .package(path: "../../../Modules/DependencyKit"),
  ],
  targets: [
    .executableTarget(
      name: "Teller",
      dependencies: [
        .product(name: "ModuloStores", package: "Stores"), .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloRepositories", package: "Repositories"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ])
  ])
