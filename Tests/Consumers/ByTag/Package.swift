// swift-tools-version: 6.2
import PackageDescription

// Takes a product of the workspace as anyone does: by URL and version. MODULO_URL says where the repository is.
let package = Package(
  name: "ByTag",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: Context.environment["MODULO_URL"] ?? "", from: "1.0.0")],
  targets: [.executableTarget(name: "ByTag", dependencies: [.product(name: "ModuloUtilities", package: "modulo")])])
