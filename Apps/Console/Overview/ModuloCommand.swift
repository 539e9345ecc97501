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
        "Everything stays in one file on this machine. `modulo` alone is the overview; `modulo demo` shows it at work.",
      version: "modulo \(Version.number)",
      versionDate: Version.date,
      subcommands: Slice.all.flatMap(\.commands)
        + [AppCommand.self, OpenCommand.self, PreviewCommand.self, DemoCommand.self],
      sections: sections,
      examples: [
        CommandExample(
          "modulo goal add \"Japan trip\" --target 3000 --currency USD --end +10m", abstract: "Add a goal"),
        CommandExample("modulo contribution add japan 250", abstract: "Put money in"),
        CommandExample("modulo goal show japan", abstract: "See its progress"),
        CommandExample("modulo account add Marcus --type savingsAccount --balance 2500", abstract: "Add an account"),
        CommandExample("modulo portfolio", abstract: "See your net worth"),
        CommandExample("modulo block add Reading", abstract: "Add a block of time"),
        CommandExample("modulo track start reading", abstract: "Start tracking it"),
      ])
  }

  @OptionGroup(title: "Global options", scope: .global) var global: GlobalOptions

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.financialGoal(.overview), as: SavingsOverviewScreen.self)
    await screen.appear()
    try session.present(screen)
  }
}
