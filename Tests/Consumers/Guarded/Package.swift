// swift-tools-version: 6.2
import PackageDescription

// Takes nothing but the plugins: `swift package architecture` checks its contracts, and `swift package scaffold` adds
// modules to the table. MODULO_URL says where the repository is.
let modules: [Module] = []

struct Module {
  let targets: [Target]

  static func shared(_ name: String) -> Module {
    Module(targets: [.target(name: name, path: "Projects/Shared/\(name)/Sources")])
  }
}

let package = Package(
  name: "Guarded",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: Context.environment["MODULO_URL"] ?? "", from: "1.0.0")],
  targets: [
    .target(name: "Disk"),
    .target(name: "Shop", dependencies: ["Disk"]),
  ] + modules.flatMap(\.targets))
