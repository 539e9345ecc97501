// swift-tools-version: 6.2
import PackageDescription

// Takes nothing but the plugin: `swift package architecture` checks its contracts. MODULO_URL says where the
// repository is.
let package = Package(
  name: "Guarded",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: Context.environment["MODULO_URL"] ?? "", from: "1.0.0")],
  targets: [
    .target(name: "Disk"),
    .target(name: "Shop", dependencies: ["Disk"]),
  ])
