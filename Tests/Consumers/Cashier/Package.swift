// swift-tools-version: 6.2
import PackageDescription

// Tests a view model on the mocks of the layer below it.
let package = Package(
  name: "Cashier",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../../../Modules/Features"), .package(path: "../../../Modules/Providers"),
    .package(path: "../../../Modules/Core"), .package(path: "../../../Modules/Models"),
    .package(path: "../../../Modules/NavigationKit"), .package(path: "../../../Modules/DependencyKit"),
  ],
  targets: [
    .executableTarget(
      name: "Cashier",
      dependencies: [
        .product(name: "ModuloFinancialGoal", package: "Features"),
        .product(name: "ModuloProviders", package: "Providers"),
        .product(name: "ModuloProvidersMocks", package: "Providers"),
        .product(name: "ModuloCore", package: "Core"), .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ])
  ])
