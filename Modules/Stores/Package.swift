// swift-tools-version: 6.2
// Made from the root's Package.swift by `make manifests`; change that one.
import PackageDescription

let package = Package(
  name: "Stores",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ModuloStores", targets: ["ModuloStores"]),
    .library(name: "ModuloStoresMocks", targets: ["ModuloStoresMocks"]),
  ],
  dependencies: [
    .package(path: "../DependencyKit"),
    .package(path: "../Models"),
    .package(path: "../Persistence"),
    .package(path: "../Repositories"),
    .package(path: "../Utilities"),
  ],
  targets: [
    .target(
      name: "ModuloStores",
      dependencies: [
        .product(name: "ModuloRepositories", package: "Repositories"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/Stores", packageAccess: false),
    .testTarget(
      name: "ModuloStoresTests",
      dependencies: [
        "ModuloStores",
        .product(name: "ModuloRepositories", package: "Repositories"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
        "ModuloStoresMocks",
      ],
      path: "Tests/StoresTests", packageAccess: false),
    .target(
      name: "ModuloStoresMocks",
      dependencies: [
        "ModuloStores",
        .product(name: "ModuloRepositories", package: "Repositories"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        .product(name: "ModuloPersistenceMocks", package: "Persistence"),
        .product(name: "ModuloRepositoriesMocks", package: "Repositories"),
      ],
      path: "Sources/StoresMocks", packageAccess: false),
  ])

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335: `any` says where a call is dynamic
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409: an import leaks only where it says so
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444: a file imports what it uses
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461: async stays on the caller's actor
  ]
  // Our own builds are strict; a package that imports a module by path keeps its own policy.
  if Context.environment["MODULO_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))  // SE-0480
  }
}
