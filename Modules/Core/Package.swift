// swift-tools-version: 6.2
// Made from the root's Package.swift by `make manifests`; change that one.
import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ModuloCore", targets: ["ModuloCore"]),
    .library(name: "ModuloCoreMocks", targets: ["ModuloCoreMocks"]),
  ],
  dependencies: [
    .package(path: "../DependencyKit"),
    .package(path: "../Models"),
    .package(path: "../Navigation"),
    .package(path: "../NavigationKit"),
    .package(path: "../Utilities"),
  ],
  targets: [
    .target(
      name: "ModuloCore",
      dependencies: [
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      ],
      path: "Sources/Core", packageAccess: false),
    .testTarget(
      name: "ModuloCoreTests",
      dependencies: [
        "ModuloCore",
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "DependencyKitMocks", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
        "ModuloCoreMocks",
      ],
      path: "Tests/CoreTests", packageAccess: false),
    .target(
      name: "ModuloCoreMocks",
      dependencies: [
        "ModuloCore",
        .product(name: "ModuloNavigation", package: "Navigation"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "ModuloModels", package: "Models"),
        .product(name: "ModuloUtilities", package: "Utilities"),
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "DependencyKitMocks", package: "DependencyKit"),
        .product(name: "ModuloModelsMocks", package: "Models"),
      ],
      path: "Sources/CoreMocks", packageAccess: false),
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
