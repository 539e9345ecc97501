import ArchitectureKit
import CommandKit

/// `architect graph`
struct GraphCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "graph", abstract: "Show who imports whom, and figures about it.",
      discussion:
        "Level: how far above the modules that import nothing. In, out: modules that import it, that it imports. "
        + "Inst: out / (in + out).")
  }

  @OptionGroup var options: WorkspaceOptions

  @Option(help: "How the graph is written.")
  var format = GraphFormat.text

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(help: "Show test targets too.")
  var tests = false

  @Option(help: ArgumentHelp("Show the modules around this one; may be given again.", valueName: "module"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many imports away from --focus a module may be.", valueName: "number"))
  var depth: Int?

  @Flag(help: "Say by which imports the first of two modules reaches the second.")
  var why = false

  @Argument(help: ArgumentHelp("The two modules that --why is about.", valueName: "module"))
  var modules: [String] = []

  func validate() throws(ValidationError) {
    if json, ![.text, .json].contains(format) {
      throw ValidationError("--json and another --format exclude each other.")
    }
    if json, why { throw ValidationError("--why has no --json.") }
    if why, modules.count != 2 { throw ValidationError("--why needs two modules.") }
    if let depth, depth < 0 || focus.isEmpty {
      throw ValidationError("--depth is a number of imports from --focus.")
    }
    if !why, !modules.isEmpty { throw ValidationError("Modules are named with --why only.") }
  }

  func run() async throws {
    let configuration = try options.place.configuration()
    let workspace = try options.workspace(configuration)
    if why { return try explain(workspace.graph) }
    var report = GraphReport(of: workspace, includesTests: tests)
    if !focus.isEmpty {
      for name in focus where !report.rows.contains(where: { $0.module == name }) {
        throw ArchitectFailure.unknownModule(name)
      }
      report = report.focused(on: focus, depth: depth) ?? report
    }
    let broken = format == .html ? Self.broken(Checker(configuration).report(on: workspace), workspace) : []
    Output.write(report.text(as: json ? .json : format, broken: broken))
  }

  /// The imports at which a contract is broken: who imports, and what.
  private static func broken(_ report: Report, _ workspace: Workspace) -> Set<[String]> {
    let places = Set(report.violations.filter { $0.severity == .error }.map(\.location))
    return workspace.modules.reduce(into: []) { broken, module in
      for item in module.files.flatMap(\.imports) where places.contains(item.location) {
        broken.insert([module.id, item.module])
      }
    }
  }

  private func explain(_ graph: ModuleGraph) throws {
    for name in modules where !graph.modules.contains(name) { throw ArchitectFailure.unknownModule(name) }
    guard let way = graph.way(from: modules[0], to: modules[1]) else {
      Output.write("\(modules[0]) does not reach \(modules[1])\n")
      throw ExitCode.failure
    }
    Output.write(graph.chain(way).joined(separator: "\n  -> ") + "\n")
  }
}
