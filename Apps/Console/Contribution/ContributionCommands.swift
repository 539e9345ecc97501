import CommandKit
import DependencyKit
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloNavigation

/// `modulo contribution …`
struct ContributionCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "contribution", abstract: "Contributions: money put into a goal, or taken out.",
      subcommands: [Add.self, Withdraw.self, Move.self, List.self, Edit.self, Delete.self, Import.self])
  }
}

extension ContributionCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Put money into a goal.",
        suggestion: .addition,
        examples: [CommandExample("modulo contribution add japan 250 --on 2026-04-12 --name Bonus")])
    }

    @OptionGroup var contribution: ContributionArguments

    @Flag(help: .allowShort)
    var allowShort = false

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await contribution.submit(.add, allowsShort: allowShort, in: session)
    }
  }

  struct Withdraw: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Take money out of a goal.",
        examples: [CommandExample("modulo contribution withdraw japan 50 --name \"Guide book\"")])
    }

    @OptionGroup var contribution: ContributionArguments

    @Flag(help: .allowNegative)
    var allowNegative = false

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await contribution.submit(.remove, allowsNegativeTotal: allowNegative, in: session)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the contributions to a goal, or to all goals, newest first.", suggestion: .list,
        examples: [
          CommandExample("modulo contribution list japan"),
          CommandExample("modulo contribution list --since \"1 jan\" --search bonus --min 50"),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String?

    @OptionGroup var filter: EntryFilterOptions

    @OptionGroup var list: ListOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let goal = try goal.map { try session.goal($0, for: .showing) }
      let destination = AppDestination.contribution(.list(goal: goal, matching: filter.input))
      let screen = try session.open(destination, as: ContributionsListScreen.self)
      await screen.viewModel.send(.turn(to: list.page))
      try session.present(screen, list.output)
    }
  }
}

/// The arguments of a contribution, for additions and withdrawals.
struct ContributionArguments: ParsableArguments {
  @Argument(help: .goal, completion: .goals)
  var goal: String

  @Argument(help: ArgumentHelp("How much, in the goal's currency.", valueName: "amount"))
  var amount: AmountArgument

  @Option(name: .note, help: "Its name.", allowsEmpty: true)
  var name = ""

  @Option(name: .day, help: .onDay("The day; today if not given."))
  var on: DayArgument?

  /// Fills the form in and submits it.
  @MainActor
  func submit(
    _ type: ContributionType, allowsNegativeTotal: Bool = false, allowsShort: Bool = false, in session: ConsoleSession
  ) async throws {
    let goal = try session.goal(goal)
    let screen = try session.open(.contribution(.create(goal: goal)), as: ContributionFormScreen.self)
    let form = screen.viewModel
    await form.send(.type(type))
    await form.send(.amount(amount.text))
    await form.send(.name(name))
    if let on { await form.send(.date(on.text)) }
    await form.send(.allowNegativeTotal(allowsNegativeTotal))
    await form.send(.allowShort(allowsShort))
    await form.send(.submit)
    try session.showChange(screen, form.failure, form.saved, ContributionJSON.contribution.json)
  }
}

extension ArgumentHelp {
  /// Help of the flag that lifts the rule.
  static let allowNegative = ArgumentHelp("Allow a total below zero.")
}
