// swift-tools-version: 6.2
import PackageDescription

// Changes the sources of the layers in one place at a time, and asks their tests. A package of its own, so that no build
// of the workspace pays for it.
let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../../Modules/ArchitectureKit"), .package(path: "../../Modules/CommandKit"),
    .package(path: "../../Modules/TerminalKit"),
  ],
  targets: [
    .executableTarget(
      name: "mutants", dependencies: ["ArchitectureKit", "CommandKit", "TerminalKit"], path: "Sources/Mutants"),
    .testTarget(name: "MutantsTests", dependencies: ["mutants", "ArchitectureKit"], path: "Tests/MutantsTests"),
  ])

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  if Context.environment["MODULO_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
