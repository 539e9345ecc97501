// swift-tools-version: 6.2
import PackageDescription

// Takes two products of the workspace, beside targets of its own that are called as our folders are.
let package = Package(
  name: "Ledger",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "modulo", path: "../../..")],
  targets: [
    .target(name: "Models"),
    .target(name: "Core", dependencies: ["Models"]),
    .target(name: "Utilities"),
    .executableTarget(
      name: "Ledger",
      dependencies: [
        "Models", "Core", "Utilities", .product(name: "ModuloModels", package: "modulo"),
        .product(name: "ModuloUtilities", package: "modulo"),
      ]),
  ])
