// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "SampleFeature"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.axiomorient"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "18.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team

/// The modules of the workspace that the feature may import, each with the folder of its package.
let uses: [String: String] = [:]

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  products: [
    .library(name: "SampleFeature", targets: ["SampleFeature"])
  ],
  dependencies: [
    .package(path: "../../../../../../Modules/DependencyKit")
  ] + Set(uses.values).sorted().map { .package(path: $0) },
  targets: [
    .target(
      name: "SampleFeature",
      dependencies: [.product(name: "DependencyKit", package: "DependencyKit")]
        + uses.sorted { $0.key < $1.key }.map { module, folder in
          .product(name: module, package: folder.split(separator: "/").last.map(String.init) ?? folder)
        },
      path: "Sources"),
    .testTarget(
      name: "SampleFeatureTests",
      dependencies: ["SampleFeature", .product(name: "DependencyKit", package: "DependencyKit")],
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
