// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "GalleryDemo"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.example"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "18.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team
let signsDebugBuilds = false  // scaffold: without team

/// The modules of the workspace that the feature uses, each with the folder of its package.
let uses: [String: String] = ["SampleDomainInterface": "../../Domains/Sample"]

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  dependencies: [
    .package(path: "../../../../../../Modules/DependencyKit"),
    .package(path: "../../Features/Gallery"),
  ] + Set(uses.values).sorted().map { .package(path: $0) },
  targets: [
    .executableTarget(
      name: "GalleryDemo",
      dependencies: [
        .product(name: "DependencyKit", package: "DependencyKit"),
        .product(name: "GalleryFeature", package: "Gallery"),
      ]
        + uses.sorted { $0.key < $1.key }.map { module, folder in
          .product(name: module, package: folder.split(separator: "/").last.map(String.init) ?? folder)
        },
      path: "Sources")
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
