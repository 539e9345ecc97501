public import ArchitectureKit
public import CommandKit

/// The whole grammar of `architect`.
struct ArchitectCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "architect",
      abstract: "Check contracts over Swift packages: who may import whom, and what may stand in a source.",
      discussion:
        "Contracts stand in architecture.json or Modules/architecture.json, here or in a folder above. Nothing is ever "
        + "changed by a check.",
      version: "architect \(Version.number)",
      subcommands: [CheckCommand.self, GraphCommand.self, InitCommand.self],
      examples: [
        CommandExample("architect check", abstract: "Say what breaks a contract"),
        CommandExample("architect graph --why Shop Disk", abstract: "Say how one module reaches another"),
      ])
  }
}

extension ReportFormat: ExpressibleByArgument {}
extension GraphFormat: ExpressibleByArgument {}
extension Preset: ExpressibleByArgument {}
