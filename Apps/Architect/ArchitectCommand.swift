public import ArchitectureKit
public import CommandKit

/// The whole grammar of `architect`.
struct ArchitectCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "architect",
      abstract: "Check contracts over Swift packages, and make modules and mocks.",
      discussion:
        "Contracts say who may import whom, and what may stand in a source. They are in architecture.json or "
        + "Modules/architecture.json, here or in a folder above. A check changes nothing.",
      version: "architect \(Version.number)",
      subcommands: [
        CheckCommand.self, CommitsCommand.self, GraphCommand.self, InitCommand.self, MocksCommand.self,
        ScaffoldCommand.self,
      ],
      shortcuts: [
        CommandShortcut("new", for: ScaffoldCommand.AppCommand.self, abstract: "Begin a workspace with an app.")
      ],
      examples: [
        CommandExample("architect check", abstract: "Say what breaks a contract"),
        CommandExample("architect graph --why Shop Disk", abstract: "Say how one module reaches another"),
        CommandExample("architect scaffold domain Product", abstract: "Make a module"),
      ])
  }
}

extension ReportFormat: @retroactive ExpressibleByArgument {}
extension GraphFormat: @retroactive ExpressibleByArgument {}
extension Preset: @retroactive ExpressibleByArgument {}
