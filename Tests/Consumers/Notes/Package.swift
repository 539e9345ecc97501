// swift-tools-version: 6.2
import PackageDescription

// Stores a model of its own with PersistenceKit, and takes nothing else of the workspace.
let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../../Modules/PersistenceKit")],
  targets: [.executableTarget(name: "Notes", dependencies: ["PersistenceKit"])])
