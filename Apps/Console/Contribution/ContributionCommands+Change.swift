public import CommandKit
import DependencyKit
import ModuloContribution
public import ModuloModels
import ModuloNavigation
import ModuloScreens

extension ContributionCommands {
  struct Move: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Move money from one goal to another.",
        discussion: "Both goals have the same currency. It is taken out of the one and put into the other at once, or "
          + "not at all.",
        examples: [CommandExample("modulo contribution move japan car 50")])
    }

    @Argument(help: ArgumentHelp("The goal to take the money from.", valueName: "from"), completion: .goals)
    var source: String

    @Argument(help: ArgumentHelp("The goal to put it into.", valueName: "to"), completion: .goals)
    var target: String

    @Argument(help: ArgumentHelp("How much, in the goals' currency.", valueName: "amount"))
    var amount: AmountArgument

    @Option(name: .day, help: .onDay("The day; today if not given."))
    var on: DayArgument?

    @Flag(help: ArgumentHelp("Allow a total below zero in the first goal."))
    var allowNegative = false

    @Flag(help: .allowShort)
    var allowShort = false

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let (source, target) = (try session.goal(source), try session.goal(target))
      let screen = try session.open(.contribution(.move(from: source, to: target)), as: ContributionMoveScreen.self)
      let form = screen.viewModel
      await form.send(.amount(amount.text))
      if let on { await form.send(.date(on.text)) }
      await form.send(.allowNegativeTotal(allowNegative))
      await form.send(.allowShort(allowShort))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.moved, ContributionJSON.move.json)
    }
  }

  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change a contribution.",
        discussion: "Only what is given changes. `modulo contribution list` shows the numbers.",
        suggestion: .change,
        examples: [CommandExample("modulo contribution edit 12 --amount 250 --on yesterday")])
    }

    @Argument(help: .contribution, completion: .contributions)
    var id: String

    @Option(help: ArgumentHelp("How much, in the goal's currency.", valueName: "amount"))
    var amount: AmountArgument?

    @Option(name: .note, help: "Its name; '' for none.", allowsEmpty: true)
    var name: String?

    @Option(name: .day, help: .onDay("The day."))
    var on: DayArgument?

    @Option(help: "Whether it is money put in or taken out.")
    var type: ContributionType?

    @Flag(help: .allowNegative)
    var allowNegative = false

    @Flag(help: .allowShort)
    var allowShort = false

    mutating func validate() throws(ValidationError) {
      if amount == nil, name == nil, on == nil, type == nil {
        throw ValidationError("Give what to change: '--amount', '--name', '--on' or '--type'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let contribution = try session.number(id, ContributionError.self)
      let screen = try session.open(.contribution(.update(contribution)), as: ContributionFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let amount { await form.send(.amount(amount.text)) }
      if let name { await form.send(.name(name)) }
      if let on { await form.send(.date(on.text)) }
      if let type { await form.send(.type(type)) }
      await form.send(.allowNegativeTotal(allowNegative))
      await form.send(.allowShort(allowShort))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, ContributionJSON.contribution.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a contribution.",
        discussion: "It asks first. An imported row that is deleted is imported again when its file is.",
        suggestion: .deletion)
    }

    @Argument(help: .contribution, completion: .contributions)
    var id: String

    @Flag(help: .allowNegative)
    var allowNegative = false

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .contribution(
          .deletion(session.number(id, ContributionError.self), allowsNegativeTotal: allowNegative)),
        as: ContributionDeletionScreen.self, confirmation, ContributionJSON.contribution.json)
    }
  }
}

extension ContributionType: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of an argument that names a contribution.
  static let contribution = ArgumentHelp("The contribution: its number, or its id.", valueName: "id")
}
