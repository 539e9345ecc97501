import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloNavigation

/// The whole grammar of `modulo`. Alone it is the overview.
struct ModuloCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "modulo",
      abstract: "Savings goals, net worth, and the time you spend.",
      discussion:
        "Everything stays in one file. `modulo` is the overview, `modulo demo` a tour.",
      version: "modulo \(Version.number)",
      versionDate: Version.date,
      groupedSubcommands: [CommandGroup(name: "Every day", shortcuts: Slice.all.flatMap(\.shortcuts))] + groups,
      sections: sections)
  }

  @OptionGroup(title: "Global options", listing: .names, scope: .global) var global: GlobalOptions

  @OptionGroup var past: PastOptions

  /// The commands by what they are about; those of the program itself are the last.
  private static var groups: [CommandGroup] {
    HelpSection.allCases.map { section in
      let own: [any ParsableCommand.Type] =
        section == .more ? [AppCommand.self, OpenCommand.self, PreviewCommand.self, DemoCommand.self] : []
      return CommandGroup(
        name: section.title, subcommands: Slice.all.filter { $0.section == section }.flatMap(\.commands) + own,
        listing: .names)
    }
  }

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.financialGoal(.overview), as: SavingsOverviewScreen.self)
    await screen.appear()
    try session.present(screen)
  }
}
