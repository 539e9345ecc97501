// swift-tools-version: 6.2
import PackageDescription

// Takes a layer and its doubles by path.
let package = Package(
  name: "Planner",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../../../Modules/Stores"), .package(path: "../../../Modules/Models"),
    .package(path: "../../../Modules/Persistence"), .package(path: "../../../Modules/Repositories"),
  ],
  targets: [
    .executableTarget(
      name: "Planner",
      dependencies: [
        .product(name: "ModuloStores", package: "Stores"), .product(name: "ModuloStoresMocks", package: "Stores"),
        .product(name: "ModuloModels", package: "Models"), .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
      ])
  ])
