/// A rule about the modules of a workspace. The kinds that a contract file knows are types of this module; a program
/// can conform a type of its own and put it among a ``Configuration``'s contracts.
public protocol Contract: Sendable {
  /// The name in a report. Without an implementation: the name of its type.
  var title: String { get }

  /// Every place that breaks it, in no special order. Costs a walk over the graph of modules, or over the sources
  /// where a contract is about names.
  func violations(in workspace: Workspace) -> [Violation]

  /// Number of modules, files or types that it binds, so that one that binds nothing isn't taken for one that is kept.
  /// Without an implementation: nil, for unknown.
  func binding(in workspace: Workspace) -> Binding?
}

extension Contract {
  public var title: String { "\(Self.self)" }

  public func binding(in workspace: Workspace) -> Binding? { nil }
}

/// The part of a workspace that a contract binds.
public struct Binding: Sendable, Hashable {
  /// The subject of a contract.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Modules that may or may not be imported, or import.
    case module
    /// Source files.
    case file
    /// Types of some names.
    case type
  }

  /// The number of subjects.
  public let count: Int
  /// Of what.
  public let unit: Unit

  /// A number of modules, files or types.
  public init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }
}

/// The members that every contract has.
struct ContractHead: Sendable {
  /// Its kind, and the id of its rule where the contract file chooses one.
  let kind: String
  var id: String?
  /// Display name; nil for a contract that its kind explains.
  var name: String?
  var advice: String?
  /// The severity of a violation in the file; nil for the default.
  var writtenSeverity: Severity?
  /// Whether the contract binds tests too.
  var bindsTests = false
  /// Whether it may bind nothing.
  var isOptional = false
  /// The place in the contract file.
  var location = SourceLocation(file: "architecture.json", line: 1, column: 1)

  var severity: Severity { writtenSeverity ?? .error }

  var title: String { (name ?? id).map { "\(kind) (\($0))" } ?? kind }

  func violation(
    _ rule: String, at location: SourceLocation, _ message: String, steps: [Violation.Step] = []
  ) -> Violation {
    var violation = Violation(
      location: location, rule: rule, severity: severity, message: named(message), advice: advice)
    violation.steps = steps
    return violation
  }

  /// A direct import that breaks the rule.
  func violation(
    _ rule: String, of item: ImportDeclaration, _ message: String, steps: [Violation.Step] = []
  ) -> Violation {
    var violation = violation(rule, at: item.location, message, steps: steps)
    violation.isAboutModules = true
    return violation
  }

  /// An indirect violation, at the first import of its way.
  func violation(_ rule: String, by way: [String], in graph: ModuleGraph, _ message: String) -> Violation? {
    guard let start = graph.start(of: way) else { return nil }
    var violation = violation(rule, at: start, message, steps: graph.steps(of: way))
    violation.isAboutModules = true
    return violation
  }

  /// The finding of a rule about sources, with the advice and the severity of its contract.
  func reworded(_ found: Violation) -> Violation {
    var violation = found
    violation.severity = writtenSeverity ?? found.severity
    violation.message = named(found.message)
    violation.advice = advice ?? found.advice
    return violation
  }

  private func named(_ message: String) -> String { name.map { "\(message) (\($0))" } ?? message }

  /// The modules that the contract binds.
  func bound(_ workspace: Workspace, where isMember: (String) -> Bool = { _ in true }) -> [Module] {
    workspace.modules.filter { (bindsTests || !$0.isTest) && isMember($0.id) }
  }
}

extension ModuleGraph {
  /// Modules of a way as text, `Disk (Model/Model.swift:2)`: each after the first with the place of its import. A step
  /// without an import has no place; an empty way gives an empty array.
  public func chain(_ way: [String]) -> [String] { steps(of: way).map(\.text) }

  /// The modules of a way, each after the first with the place of its first import.
  func steps(of way: [String]) -> [Violation.Step] {
    (way.first.map { [Violation.Step(module: $0)] } ?? [])
      + zip(way, way.dropFirst()).map { importer, imported in
        Violation.Step(module: imported, place: imports(of: imported, from: importer).first?.location)
      }
  }

  /// The first import of a way: where an indirect violation begins.
  func start(of way: [String]) -> SourceLocation? {
    way.count < 2 ? nil : imports(of: way[1], from: way[0]).first?.location
  }
}
