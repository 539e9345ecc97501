// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "Demo"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.example"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "18.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team
let signsDebugBuilds = false  // scaffold: without team

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  dependencies: [
    .package(path: "../../../../../Modules/DependencyKit"),
    .package(path: "../../../../../Modules/NavigationKit"),
    .package(path: "../Features/Gallery"),
  ],
  targets: [
    .executableTarget(
      name: "Demo",
      dependencies: [
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "NavigationKit", package: "NavigationKit"),
        .product(name: "GalleryFeature", package: "Gallery"),
      ],
      path: "Sources"),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Demo",
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "DependencyKitMocks", package: "DependencyKit"),
        .product(name: "NavigationKit", package: "NavigationKit"),
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
