// swift-tools-version: 6.2
// Made from the root's Package.swift by `make manifests`; change that one.
import PackageDescription

let package = Package(
  name: "DependencyKit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "DependencyKit", targets: ["DependencyKit"]),
    .library(name: "DependencyKitMocks", targets: ["DependencyKitMocks"]),
  ],
  dependencies: [],
  targets: [
    .target(
      name: "DependencyKit",
      path: "Sources/DependencyKit", packageAccess: false),
    .testTarget(
      name: "DependencyKitTests",
      dependencies: [
        "DependencyKit"
      ],
      path: "Tests/DependencyKitTests", packageAccess: false),
    .target(
      name: "DependencyKitMocks",
      dependencies: [
        "DependencyKit"
      ],
      path: "Sources/DependencyKitMocks", packageAccess: false),
    .testTarget(
      name: "DependencyKitMocksTests",
      dependencies: [
        "DependencyKitMocks",
        "DependencyKit",
      ],
      path: "Tests/DependencyKitMocksTests", packageAccess: false),
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
