import CommandKit
import DependencyKit
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloScreens

extension GoalCommands {
  struct Fund: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Tie a goal to the account that has its money, or change how.",
        discussion: """
          What the goal has saved is set aside in the account: its contributions change no balance and no net worth. \
          Over all goals never more is set aside than the account's last balance, unless --allow-short says so; where a \
          balance falls below it, the goals of lower priority are short. Priority 1 is served first, of equal ones the \
          older link. A goal with several accounts fills them in the order of their priorities, each up to its limit. \
          An archived goal sets nothing aside.
          """,
        examples: [
          CommandExample("modulo goal fund japan --from marcus"),
          CommandExample("modulo goal fund japan --from marcus --up-to 500 --priority 1"),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @Option(help: .account, completion: .accounts)
    var from: String

    @Option(help: ArgumentHelp("The most that is set aside; 'none' for all that is saved.", valueName: "amount|none"))
    var upTo: AmountArgument?

    @Option(
      help: ArgumentHelp(
        "Which is served first, 1 to 9999; after the account's others if not given.", valueName: "number")
    )
    var priority: String?

    @Flag(help: .allowShort)
    var allowShort = false

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let (goal, account) = (try session.goal(goal), try session.account(from))
      let screen = try session.open(.funding(.form(goal: goal, account: account)), as: FundingFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let upTo { await form.send(.limit(upTo.text.lowercased() == "none" ? "" : upTo.text)) }
      if let priority { await form.send(.priority(priority)) }
      await form.send(.allowShort(allowShort))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, FundingJSON.funding.json)
    }
  }

  struct Unfund: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Untie a goal from an account, or from all of them.",
        discussion: "The contributions stay; nothing of them is set aside in the account any more.",
        examples: [CommandExample("modulo goal unfund japan --from marcus")])
    }

    @Argument(help: .goal, completion: .everyGoal)
    var goal: String

    @Option(
      help: ArgumentHelp("The account; all of the goal's if not given.", valueName: "account"), completion: .accounts)
    var from: String?

    mutating func run(in session: ConsoleSession) async throws {
      let (goal, account) = (try session.goal(goal), try from.map { try session.account($0) })
      let screen = try session.open(.funding(.removal(goal: goal, account: account)), as: FundingRemovalScreen.self)
      await screen.open()
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, FundingJSON.removed.json)
    }
  }

  struct Funding: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List which goals are tied to which accounts, and what is unallocated.",
        examples: [CommandExample("modulo goal funding japan"), CommandExample("modulo goal funding --account marcus")])
    }

    @Argument(help: .goal, completion: .everyGoal)
    var goal: String?

    @Option(help: ArgumentHelp("One account instead.", valueName: "account"), completion: .accounts)
    var account: String?

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func validate() throws(ValidationError) {
      if goal != nil, account != nil { throw ValidationError("Give either a goal or '--account'.") }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.funding(.list(try owner(in: session))), as: FundingListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }

    @MainActor private func owner(in session: ConsoleSession) throws -> FundingOwner? {
      if let goal { return .goal(try session.goal(goal, for: .showing)) }
      return try account.map { .account(try session.account($0, for: .showing)) }
    }
  }
}

extension ArgumentHelp {
  /// Help of the flag that lets an account be short.
  static let allowShort = ArgumentHelp("Allow more set aside than the account holds.")
}
