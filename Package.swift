// swift-tools-version: 6.2
import PackageDescription

// The whole workspace, declared in place: no target here comes from another package, so the repository can be
// imported by URL and version. Every folder in Modules/ is also a package of its own; its manifest is made from this
// table (`make manifests`), and a check proves that making it again changes nothing.

// No target has package access: `package` would mean the workspace here, and one folder of it there. And as the compiler
// isn't told which of the two it works for, a module that it has made for one is the other's too.

/// One folder in Modules/. A layer's modules carry the prefix `Modulo`; a Kit's keep their plain name.
struct Room {
  enum Kind { case layer, kit }

  let name: String
  let kind: Kind
  var modules: [Module]

  static func layer(_ name: String, _ modules: Module...) -> Room { Room(name: name, kind: .layer, modules: modules) }
  static func kit(_ name: String, _ modules: Module...) -> Room { Room(name: name, kind: .kit, modules: modules) }
}

/// One module of a room: its plain name, what it may import directly, and what its tests import beside it.
struct Module {
  let name: String
  var imports: [String]
  var tests: [String]?

  init(_ name: String, imports: [String] = [], tests: [String]? = nil) {
    self.name = name
    self.imports = imports
    self.tests = tests
  }
}

let rooms: [Room] = [
  .layer("Utilities", Module("Utilities", tests: [])),
  .kit(
    "DependencyKit", Module("DependencyKit", tests: []),
    Module("DependencyKitMocks", imports: ["DependencyKit"], tests: ["DependencyKit"])),
  .kit("PersistenceKit", Module("PersistenceKit", imports: ["CPersistenceSQLite"], tests: ["CPersistenceSQLite"])),
  .kit("NavigationKit", Module("NavigationKit", tests: [])),
  .kit(
    "TerminalKit", Module("TerminalKit", tests: ["TerminalKitMocks"]),
    Module("TerminalKitMocks", imports: ["TerminalKit"])),
  .kit("CommandKit", Module("CommandKit", tests: [])),
  .kit("ArchitectureKit", Module("ArchitectureKit", tests: [])),
  .doubled("Models", imports: ["Utilities"]),
  .doubled("Persistence", imports: ["PersistenceKit", "Models", "Utilities"]),
  .doubled("Repositories", imports: ["Persistence", "PersistenceKit", "Models", "Utilities"]),
  .doubled("Stores", imports: ["Repositories", "Models", "Utilities", "DependencyKit"]),
  .doubled("Providers", imports: ["Stores", "Models", "Utilities", "DependencyKit"]),
  .single("Navigation", imports: ["NavigationKit", "Models", "Utilities"]),
  .doubled(
    "Core", imports: ["Navigation", "NavigationKit", "Models", "Utilities", "DependencyKit"],
    below: ["DependencyKitMocks", "ModelsMocks"]),
  .single("DesignSystem", imports: ["TerminalKit", "Models", "Utilities"]),
  .features("FinancialGoal", "Contribution", "Portfolio", "Block", "Tracking", "TimeSummary", "Settings", "Data"),
]

extension Room {
  /// A layer of one module; its tests may use sample values.
  static func single(_ name: String, imports: [String]) -> Room {
    .layer(name, Module(name, imports: imports, tests: imports + ["ModelsMocks"]))
  }

  /// A layer and its doubles. A double may import its layer, what that may import, and the doubles below.
  static func doubled(_ name: String, imports: [String], below: [String]? = nil) -> Room {
    let below = below ?? doubles(below: name)
    return .layer(
      name,
      Module(name, imports: imports, tests: imports + below + [name + "Mocks"]),
      Module(name + "Mocks", imports: [name] + imports + below))
  }

  /// The features. They know providers, and never Stores, Repositories or Persistence; their tests drive them on
  /// doubles.
  static func features(_ names: String...) -> Room {
    // What all of their screens are.
    let screens = Module(
      "Screens", imports: ["DesignSystem", "TerminalKit", "Core", "Navigation", "NavigationKit", "Models"])
    // Their keys as tests press them.
    let doubles = Module("ScreensMocks", imports: ["Screens", "Navigation", "TerminalKit"])
    let imports = [
      "Screens", "Providers", "DesignSystem", "TerminalKit", "Core", "Navigation", "NavigationKit", "Models",
      "Utilities", "DependencyKit",
    ]
    let tests = imports + self.doubles(below: nil) + ["DependencyKitMocks", "CoreMocks", "ScreensMocks"]
    let modules = names.map { Module($0, imports: imports, tests: tests) }
    return Room(name: "Features", kind: .layer, modules: [screens, doubles] + modules)
  }

  /// The modules of doubles below a layer, up to the providers'; all of them for `nil`.
  private static func doubles(below layer: String?) -> [String] {
    ["Models", "Persistence", "Repositories", "Stores", "Providers"].prefix { $0 != layer }.map { $0 + "Mocks" }
  }
}

let layers = rooms.filter { $0.kind == .layer }.flatMap { $0.modules.map(\.name) }
let everything = rooms.flatMap { $0.modules.map(\.name) }

func moduleName(_ plain: String) -> String { layers.contains(plain) ? "Modulo" + plain : plain }
func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: moduleName($0)) } }

let package = Package(
  name: "modulo",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "modulo", targets: ["modulo"]), .executable(name: "architect", targets: ["architect"]),
  ],
  targets: [
    .systemLibrary(
      name: "CPersistenceSQLite", path: "Modules/PersistenceKit/Sources/CPersistenceSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .executableTarget(
      name: "modulo", dependencies: dependencies(everything), path: "Apps/Console",
      exclude: ["Documents/Schemas", "Pictures", "README.md"], packageAccess: false),
    .executableTarget(
      name: "architect", dependencies: dependencies(["ArchitectureKit", "CommandKit", "TerminalKit"]),
      path: "Apps/Architect",
      exclude: ["Exemplars", "Plugin", "README.md", "ScaffoldPlugin", "architecture.schema.json"],
      packageAccess: false),
    .testTarget(
      name: "ArchitectureTests", dependencies: dependencies(["ArchitectureKit", "CommandKit", "architect"]),
      path: "Tests/ArchitectureTests", packageAccess: false),
    .testTarget(
      name: "IntegrationTests",
      // What no layer would ever store is written with SQLite's own module.
      dependencies: ["modulo"] + dependencies(everything) + ["CPersistenceSQLite"], path: "Tests/IntegrationTests",
      exclude: ["Screens"], packageAccess: false),
    .testTarget(
      name: "ConsoleTests",
      // The program is run in the process of the tests, and from outside; the modules make the databases of earlier
      // versions, and SQLite's own module what the program would never write.
      dependencies: ["modulo"]
        + dependencies([
          "CommandKit", "TerminalKit", "TerminalKitMocks", "PersistenceKit", "Persistence", "PersistenceMocks",
          "ModelsMocks", "Models", "Core", "Navigation", "Utilities",
        ]) + ["CPersistenceSQLite"],
      path: "Tests/ConsoleTests", exclude: ["Week", "App/Screens", "Outcomes.txt", "Transactions.txt"],
      packageAccess: false),
  ])

// Our own builds, the strict ones, leave the plugins out: with them, each of them would make architect twice.
if Context.environment["MODULO_STRICT"] == nil {
  package.products += ["Architecture", "Scaffold"].map { .plugin(name: $0, targets: [$0]) }
  package.targets += [
    .plugin(
      name: "Architecture",
      capability: .command(
        intent: .custom(
          verb: "architecture", description: "Checks the package's contracts: who may import whom. Changes nothing.")),
      dependencies: ["architect"], path: "Apps/Architect/Plugin"),
    .plugin(
      name: "Scaffold",
      capability: .command(
        intent: .custom(verb: "scaffold", description: "Makes a module that builds, with its tests."),
        permissions: [.writeToPackageDirectory(reason: "Writes the new module, and its line in Package.swift.")]),
      dependencies: ["architect"], path: "Apps/Architect/ScaffoldPlugin"),
  ]
}

for room in rooms {
  for module in room.modules {
    let name = moduleName(module.name)
    package.products.append(.library(name: name, targets: [name]))
    package.targets.append(
      .target(
        name: name, dependencies: dependencies(module.imports),
        path: "Modules/\(room.name)/Sources/\(module.name)", packageAccess: false))
    if let tests = module.tests {
      package.targets.append(
        .testTarget(
          name: name + "Tests", dependencies: dependencies([module.name] + tests),
          path: "Modules/\(room.name)/Tests/\(module.name)Tests", packageAccess: false))
    }
  }
}

// The noun that `architect scaffold slice` copies, in modules of its own above the layers. The layers' internal
// declarations are its own too, which a release build hasn't: that one names its product.
do {
  let folder = "Apps/Architect/Exemplars/Slice"
  let layers = ["Models", "Persistence", "Repositories", "Stores", "Providers", "Navigation", "DesignSystem"]
  let names = layers + layers.map { $0 + "Mocks" } + ["Feature"]
  let exemplars = { (modules: [String]) -> [Target.Dependency] in
    dependencies(modules) + modules.filter(names.contains).map { .target(name: "Exemplar" + $0) }
  }
  var modules = rooms.flatMap { $0.modules }.filter { names.contains($0.name) }
  // The screens are copied into a feature that is there, and may import what every feature may.
  let feature = rooms.first { $0.name == "Features" }?.modules.last
  if let feature { modules.append(Module("Feature", imports: feature.imports, tests: feature.tests)) }
  for module in modules {
    let layer = module.name.hasSuffix("Mocks") ? String(module.name.dropLast(5)) : module.name
    let room = "\(folder)/\(module.name == "Feature" ? "Features" : layer)"
    let own = module.name == "Feature" ? [] : dependencies([module.name])
    package.targets.append(
      .target(
        name: "Exemplar" + module.name, dependencies: own + exemplars(module.imports),
        path: "\(room)/Sources/\(module.name)", packageAccess: false))
    if let tests = module.tests {
      package.targets.append(
        .testTarget(
          name: "Exemplar\(module.name)Tests",
          dependencies: module.name == "Feature"
            ? exemplars(tests) + ["ExemplarFeature"] : exemplars([module.name] + tests),
          path: "\(room)/Tests/\(module.name)Tests", packageAccess: false))
    }
  }
  // Only tests may import a program, so what is copied into it is built with its tests.
  package.targets.append(
    .testTarget(
      name: "ExemplarConsoleTests",
      dependencies: ["modulo"] + dependencies(everything) + modules.map { .target(name: "Exemplar" + $0.name) },
      path: "\(folder)/Console", packageAccess: false))
}

// settings: begin
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335: `any` says where a call is dynamic
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409: an import leaks only where it says so
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444: a file imports what it uses
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461: async stays on the caller's actor
  ]
  // Our own builds are strict; a package that imports a module by path keeps its own policy.
  if Context.environment["MODULO_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))  // SE-0480
  }
}
// settings: end
