// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "Sample"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.axiomorient"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "17.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  products: [
    .library(name: "Sample", targets: ["Sample"])
  ],
  targets: [
    .target(name: "Sample", path: "Sources")
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
