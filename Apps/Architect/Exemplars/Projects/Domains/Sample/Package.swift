// swift-tools-version: 6.2
import PackageDescription

// What an app project has to know of the module.
let name = "SampleDomain"
let organizationName = "axient"
let bundleIdentifierPrefix = "com.axiomorient"
let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
let deploymentTarget = "18.0"
let teamIdentifier = "ABCDE12345"  // scaffold: with team

let package = Package(
  name: name,
  platforms: [.macOS(.v15), .iOS(deploymentTarget)],
  products: [
    .library(name: "SampleDomainInterface", targets: ["SampleDomainInterface"]),
    .library(name: "SampleDomainSources", targets: ["SampleDomainSources"]),
  ],
  dependencies: [
    .package(path: "../../../../../../Modules/DependencyKit")
  ],
  targets: [
    .target(
      name: "SampleDomainInterface",
      dependencies: [.product(name: "DependencyKit", package: "DependencyKit")],
      path: "Interface"),
    .target(
      name: "SampleDomainSources",
      dependencies: ["SampleDomainInterface", .product(name: "DependencyKit", package: "DependencyKit")],
      path: "Sources"),
    .testTarget(
      name: "SampleDomainTests",
      dependencies: [
        "SampleDomainInterface", "SampleDomainSources",
        .product(name: "DependencyKit", package: "DependencyKit"),
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
