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

  @Flag(help: "Show test targets too.")
  var tests = false

  @Flag(help: "Say by which imports the first of two modules reaches the second.")
  var why = false

  @Argument(help: ArgumentHelp("The two modules that --why is about.", valueName: "module"))
  var modules: [String] = []

  func validate() throws(ValidationError) {
    if why, modules.count != 2 { throw ValidationError("--why needs two modules.") }
    if !why, !modules.isEmpty { throw ValidationError("Modules are named with --why only.") }
  }

  func run() async throws {
    let workspace = try options.workspace(try options.place.configuration())
    if why { return try explain(workspace.graph) }
    Output.write(GraphReport(of: workspace, includesTests: tests).text(as: format))
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
