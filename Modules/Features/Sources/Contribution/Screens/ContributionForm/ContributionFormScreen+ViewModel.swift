public import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
import ModuloUtilities
public import NavigationKit
public import Observation

extension ContributionFormScreen {
  /// The form in which money is put in or taken out. It holds what a person typed; it reads it when they submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Mode: Equatable, Sendable {
      case create
      case update(UUID)
    }

    public enum Action: Sendable {
      /// The screen comes into view: the goal, and a contribution that is to be changed, are read.
      case appear
      /// The amount, as the locale writes numbers.
      case amount(String)
      case type(ContributionType)
      case name(String)
      case date(String)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      case submit
    }

    public let mode: Mode
    public let router: Router<AppDestination>
    public let format: FormatContext
    public private(set) var amount = "0"
    public private(set) var type = ContributionType.add
    public private(set) var name = ""
    public private(set) var date = ""
    /// The goal as it was last read: with what was saved, once something was.
    public private(set) var goal: FinancialGoalDomain?
    /// What was made or changed; `nil` until it is stored.
    public private(set) var saved: ContributionDomain?
    public private(set) var failure: ContributionError?
    private var allowsNegativeTotal = false
    @ObservationIgnored private let id: UUID
    @ObservationIgnored private let goalID: UUID
    @ObservationIgnored private let goals: any FinancialGoalProvider
    @ObservationIgnored private let provider: any ContributionProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(
      goalID: UUID, mode: Mode, router: Router<AppDestination>, dependencies: DependencyValues = .current
    ) {
      self.goalID = goalID
      self.mode = mode
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      goals = dependencies.financialGoalProvider
      provider = dependencies.contributionProvider
      // The id belongs to the form: submitting it again after a failure makes no second contribution.
      switch mode {
      case .create: id = dependencies.uuid()
      case .update(let id): self.id = id
      }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      case .amount(let text): amount = text
      case .type(let type): self.type = type
      case .name(let text): name = text
      case .date(let text): date = text
      case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
      case .submit: await submit()
      }
    }

    private func load() async {
      do {
        let goal = try await goals.findGoal(by: goalID, on: dependencies.today)
        if case .update(let id) = mode { fill(from: try await provider.findOne(by: id, of: goal)) }
        self.goal = goal
        failure = nil
      } catch {
        failure = error
      }
    }

    private func fill(from contribution: ContributionDomain) {
      amount = contribution.amount.plainText(scale: contribution.currency.exponent)
      type = contribution.type
      name = contribution.name ?? ""
      date = contribution.date.description
    }

    private func submit() async {
      do {
        let goal = try await goals.findGoal(by: goalID, on: dependencies.today)
        let draft = try draft(for: goal)
        switch mode {
        case .create: saved = try await provider.create(draft)
        case .update: saved = try await provider.update(draft)
        }
        self.goal = await reread()
        failure = nil
        router.dismiss()
      } catch {
        failure = error
      }
    }

    private func reread() async -> FinancialGoalDomain? {
      do {
        return try await goals.findGoal(by: goalID, on: dependencies.today)
      } catch {
        // The contribution is saved all the same; only the goal's new total can't be told.
        return nil
      }
    }
  }
}

extension ContributionFormScreen.ViewModel {
  /// What was typed, read.
  private func draft(for goal: FinancialGoalDomain) throws(ContributionError) -> ContributionDraft {
    ContributionDraft(
      id: id, goal: goal, name: name, amount: try readAmount(in: goal.currency), type: type, date: try readDate(),
      allowsNegativeTotal: allowsNegativeTotal)
  }

  private func readAmount(in currency: Currency) throws(ContributionError) -> Decimal {
    do {
      return try AmountReader(locale: format.locale, exponent: currency.exponent).read(amount)
    } catch {
      throw .unreadableAmount(error)
    }
  }

  private func readDate() throws(ContributionError) -> CalendarDay {
    if date.isBlank { return dependencies.today }
    do {
      return try DayReader(today: dependencies.today).read(date)
    } catch {
      throw .unreadableDay(error)
    }
  }
}
