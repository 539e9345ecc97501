// swift-tools-version: 6.2
import PackageDescription

// Kills, crowds and watches PersistenceKit and the app with real processes. A package of its own, so that no build of the
// workspace pays for it.
let package = Package(
  name: "Endurance",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../Modules/PersistenceKit"), .package(path: "../../Modules/TerminalKit")],
  targets: [
    .systemLibrary(
      name: "CProbeSQLite", path: "Sources/CProbeSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .executableTarget(
      name: "endurance",
      dependencies: [
        "PersistenceKit", "CProbeSQLite", .product(name: "TerminalKitMocks", package: "TerminalKit"),
      ],
      path: "Sources/Endurance"),
  ])

for target in package.targets where target.type != .system && Context.environment["MODULO_STRICT"] != nil {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
