import ArchitectureKit

/// A workspace in memory: modules by name, each with the source of its one file `Name/Name.swift`.
struct Town {
  private var modules: [Module] = []

  init(_ sources: KeyValuePairs<String, String>) {
    for (name, text) in sources { add(name, text) }
  }

  /// Adds a module. What it depends on is declared in lines from the second on, in `Package.swift`.
  mutating func add(
    _ name: String, _ text: String, kind: Module.Kind = .library, dependencies: [String] = []
  ) {
    let declared = dependencies.enumerated().map { index, dependency in
      Module.Dependency(
        name: dependency, modules: [dependency],
        location: SourceLocation(file: "Package.swift", line: index + 2, column: 5))
    }
    add(
      name, files: [SourceFile(path: "\(name)/\(name).swift", module: name, text: text)], kind: kind,
      dependencies: declared)
  }

  /// Adds a module of some files, of the package `town` or another.
  mutating func add(
    _ name: String, files: [SourceFile], kind: Module.Kind = .library, package: String = "town",
    dependencies: [Module.Dependency] = []
  ) {
    modules.append(
      Module(
        name: name, kind: kind, package: package, location: SourceLocation(file: "Package.swift", line: 1, column: 1),
        path: package == "town" ? name : "\(package)/\(name)", dependencies: dependencies, files: files))
  }

  var workspace: Workspace { Workspace(modules: modules) }

  /// The violations of some contracts, as `file:line rule`.
  func places(_ contracts: String) throws -> [String] {
    try violations(contracts).map { "\($0.location.file):\($0.location.line) \($0.rule)" }
  }

  func violations(_ contracts: String) throws -> [Violation] {
    try report("{ \"contracts\": [\(contracts)] }").violations
  }

  func report(_ configuration: String) throws -> Report {
    let configuration = try Configuration(reading: configuration.utf8, file: "architecture.json")
    return Checker(configuration).report(on: workspace)
  }
}
