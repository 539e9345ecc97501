// swift-tools-version: 6.2
import PackageDescription

// Measures the workspace from outside: nothing in the workspace depends on it, and it may depend on whom we are compared
// with. MODULO_PEERS=1 adds GRDB, which is fetched then and never otherwise.
let hasPeers = Context.environment["MODULO_PEERS"] == "1"

let layers = [
  "PersistenceKit", "DependencyKit", "ModuloUtilities", "ModuloModels", "ModuloPersistence", "ModuloRepositories",
  "ModuloStores", "ModuloProviders", "TerminalKit",
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "modulo", path: "../..")]
    + (hasPeers ? [.package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")] : []),
  targets: [
    .systemLibrary(
      name: "CBenchmarkSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "CBenchmarkPQ"),
    .target(name: "Measuring"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["CBenchmarkSQLite", "CBenchmarkPQ", "Measuring"]
        + (layers + ["modulo"]).map { .product(name: $0, package: "modulo") }
        + (hasPeers ? [.product(name: "GRDB", package: "GRDB.swift")] : []),
      swiftSettings: hasPeers ? [.define("MODULO_PEERS")] : []),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
  ])

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
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
