/// What a workspace promises about its modules. The kinds that a contract file knows are types of this module; a program
/// can conform a type of its own and put it among a ``Configuration``'s contracts.
public protocol Contract: Sendable {
  /// Every place that breaks it, in no special order. Costs a walk over the graph of modules, or over the sources
  /// where a contract is about names.
  func violations(in workspace: Workspace) -> [Violation]
}

/// What every contract has.
struct ContractHead: Sendable {
  /// What people call it; nil for a contract that its kind explains.
  let name: String?
  let advice: String?
  /// How much a violation weighs, where the file says it; nil where it doesn't.
  let writtenSeverity: Severity?
  /// Whether the contract binds tests too.
  let bindsTests: Bool
  /// Where it is written.
  let location: SourceLocation

  init(
    name: String? = nil, advice: String? = nil, severity: Severity? = nil, bindsTests: Bool = false,
    location: SourceLocation = SourceLocation(file: "architecture.json", line: 1, column: 1)
  ) {
    self.name = name
    self.advice = advice
    writtenSeverity = severity
    self.bindsTests = bindsTests
    self.location = location
  }

  var severity: Severity { writtenSeverity ?? .error }

  func violation(_ rule: String, at location: SourceLocation, _ message: String, chain: [String] = []) -> Violation {
    Violation(
      location: location, rule: rule, severity: severity, message: named(message), advice: advice, chain: chain)
  }

  /// What a rule about sources found, in the words and with the weight of the contract that asked for it.
  func reworded(_ found: Violation) -> Violation {
    Violation(
      location: found.location, rule: found.rule, severity: writtenSeverity ?? found.severity,
      message: named(found.message), advice: advice ?? found.advice, chain: found.chain)
  }

  private func named(_ message: String) -> String { name.map { "\(message) (\($0))" } ?? message }

  /// The modules that the contract binds.
  func bound(_ workspace: Workspace) -> [Module] {
    workspace.modules.filter { bindsTests || !$0.isTest }
  }
}

extension ModuleGraph {
  /// A way as text, `Disk (Model/Model.swift:2)`: each module behind the first with the place of its import. A step that
  /// nobody imports has no place; an empty way is an empty text.
  public func chain(_ way: [String]) -> [String] {
    zip(way, way.dropFirst()).reduce(into: way.first.map { [$0] } ?? []) { chain, step in
      let place = imports(of: step.1, from: step.0).first?.location
      chain.append(place.map { "\(step.1) (\($0.file):\($0.line))" } ?? step.1)
    }
  }

  /// The first import of a way: where an indirect violation begins.
  func start(of way: [String]) -> SourceLocation? {
    way.count < 2 ? nil : imports(of: way[1], from: way[0]).first?.location
  }
}
