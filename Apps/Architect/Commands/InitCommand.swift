import ArchitectureKit
import CommandKit

/// `architect init`
struct InitCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init", abstract: "Print a contract file to begin with.",
      discussion:
        "Of a preset every contract and layer that binds nothing in the workspace yet is written as optional. With "
        + "--from-code the contracts are what the imports are now, and the baseline lets through what breaks them.",
      examples: [
        CommandExample(
          "architect init --from-code > architecture.json && architect check --shrink-baseline",
          abstract: "Begin with what there is"),
        CommandExample("architect init --preset clean > architecture.json", abstract: "Begin with an onion"),
      ])
  }

  @OptionGroup var options: WorkspaceOptions

  @Option(help: "The school whose contracts they are.")
  var preset = Preset.layered

  @Flag(help: "Make contracts of the workspace's own levels and names, in place of a preset.")
  var fromCode = false

  @Option(help: ArgumentHelp("Where an editor finds the file's schema.", valueName: "place"))
  var schema = "architecture.schema.json"

  func validate() throws(ValidationError) {
    // The shell has emptied the file already that the output goes to.
    if options.config != nil { throw ValidationError("init makes a contract file and reads none.") }
  }

  func run() async throws {
    let made = try fromCode ? ownContracts(in: try options.workspace(.standard)) : contracts(in: try workspace())
    Output.write(made.text + "\n")
    switch made.optionalCount {
    case 0: break
    case 1: Output.complain("1 contract or layer binds nothing yet, and is optional.\n")
    case let count: Output.complain("\(count) contracts and layers bind nothing yet, and are optional.\n")
    }
  }

  /// The contracts of the workspace as it is.
  private func ownContracts(in workspace: Workspace) throws -> InitialContracts {
    let made = InitialContracts(from: workspace, schema: schema, baseline: "architecture-baseline.json")
    guard let made else { throw ValidationError("There is no module to make contracts of.") }
    return made
  }

  /// What the folder has; a workspace without modules where there is no package yet.
  private func workspace() throws(ArchitectFailure) -> Workspace {
    do {
      return try options.workspace(.standard)
    } catch .workspace(.noPackage) {
      return Workspace(modules: [])
    }
  }

  private func contracts(in workspace: Workspace) throws(ArchitectFailure) -> InitialContracts {
    do {
      return try preset.initialContracts(for: workspace, schema: schema)
    } catch {
      throw .configuration(error)
    }
  }
}
