// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "ArchiveService"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.axiomorient"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "18.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  products: [
    .library(name: "ArchiveServiceInterface", targets: ["ArchiveServiceInterface"]),
    .library(name: "ArchiveServiceSources", targets: ["ArchiveServiceSources"]),
  ],
  dependencies: [
    .package(path: "../../../../../../Modules/DependencyKit"),
    .package(path: "../../../../../../Modules/PersistenceKit"),
  ],
  targets: [
    .target(
      name: "ArchiveServiceInterface",
      dependencies: [.product(name: "DependencyKit", package: "DependencyKit")],
      path: "Interface"),
    .target(
      name: "ArchiveServiceSources",
      dependencies: ["ArchiveServiceInterface", .product(name: "PersistenceKit", package: "PersistenceKit")],
      path: "Sources"),
    .testTarget(
      name: "ArchiveServiceTests",
      dependencies: [
        "ArchiveServiceInterface", "ArchiveServiceSources",
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "PersistenceKit", package: "PersistenceKit"),
      ],
      path: "Tests"),
  ])

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
