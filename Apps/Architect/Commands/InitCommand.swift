import ArchitectureKit
import CommandKit

/// `architect init`
struct InitCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "init", abstract: "Print a contract file to begin with.",
      examples: [CommandExample("architect init --preset clean > architecture.json", abstract: "Begin with an onion")])
  }

  @Option(help: "The school whose contracts they are.")
  var preset = Preset.layered

  func run() async throws {
    Output.write(preset.text + "\n")
  }
}
