import CommandKit
import DependencyKit
import ModuloContribution
import ModuloModels
import ModuloNavigation
import ModuloScreens

extension PlanCommands {
  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change a plan.",
        discussion: """
          Only what is given changes. Another amount or other days are valid from a day on: a plan with days before it \
          ends there and keeps them, and a new plan follows it. `modulo plan list` shows the numbers.
          """,
        suggestion: .change,
        examples: [CommandExample("modulo plan edit 3 --amount 300 --from 2027-01-01")])
    }

    @Argument(help: .plan, completion: .plans)
    var plan: String

    @Option(help: ArgumentHelp("How much, in the goal's currency.", valueName: "amount"))
    var amount: AmountArgument?

    @Option(help: ArgumentHelp("A day, week, month or year, or several: \"2 weeks\".", valueName: "interval"))
    var every: String?

    @Option(name: .day, help: .onPlanDay)
    var on: DayArgument?

    @Option(
      help: ArgumentHelp(
        "The day from which the change is valid; today, or after the last day that was entered.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The last day; 'none' removes it.", valueName: "day|none"))
    var to: DayArgument?

    @Option(help: "Its note; '' for none.", allowsEmpty: true)
    var note: String?

    mutating func validate() throws(ValidationError) {
      let hasTerms = amount != nil || every != nil || on != nil
      if !hasTerms, to == nil, note == nil {
        throw ValidationError("Give what to change: '--amount', '--every', '--on', '--to' or '--note'.")
      }
      if from != nil, !hasTerms {
        throw ValidationError("'--from' says when '--amount', '--every' or '--on' is valid.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let reference = try session.number(plan, RecurringPlanError.self)
      let screen = try session.open(.recurringPlan(.update(reference)), as: RecurringPlanFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let amount { await form.send(.amount(amount.text)) }
      if let every { await form.send(.every(every)) }
      if let on { await form.send(.on(on.text)) }
      if let from { await form.send(.from(from.text)) }
      if let to { await form.send(.to(to.text.lowercased() == "none" ? "" : to.text)) }
      if let note { await form.send(.note(note)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, PlanJSON.plan.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a plan.", discussion: "It asks first. The contributions that it has entered stay.",
        suggestion: .deletion)
    }

    @Argument(help: .plan, completion: .plans)
    var plan: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .recurringPlan(.deletion(session.number(plan, RecurringPlanError.self))), as: RecurringPlanDeletionScreen.self,
        confirmation
      ) { PlanJSON.plan.json(RecurringPlanChange(plan: $0, ended: nil)) }
    }
  }
}
