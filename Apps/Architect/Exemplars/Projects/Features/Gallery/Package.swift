// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "GalleryFeature"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.axiomorient"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "18.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team

/// The modules of the workspace that the feature may import, each with the folder of its package.
let uses: [String: String] = ["SampleDomainInterface": "../../Domains/Sample"]

let used = uses.sorted { $0.key < $1.key }.map { module, folder in
  Target.Dependency.product(name: module, package: folder.split(separator: "/").last.map(String.init) ?? folder)
}

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  products: [
    .library(name: "GalleryFeature", targets: ["GalleryFeature"])
  ],
  dependencies: [
    .package(path: "../../../../../../Modules/DependencyKit")
  ] + Set(uses.values).sorted().map { .package(path: $0) },
  targets: [
    .target(
      name: "GalleryFeature",
      dependencies: [.product(name: "DependencyKit", package: "DependencyKit")] + used,
      path: "Sources"),
    .testTarget(
      name: "GalleryFeatureTests",
      dependencies: [
        "GalleryFeature",
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "DependencyKitMocks", package: "DependencyKit"),
      ] + used,
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
