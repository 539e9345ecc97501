import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension ContributionFormScreen {
  /// The form of a contribution. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Mode: Equatable, Sendable {
      case create
      case update(UUID)
    }

    public enum Action: Equatable, Sendable {
      /// The screen appears: the goal, and the contribution to change, are read.
      case appear
      /// The amount, as the locale writes numbers.
      case amount(String)
      /// The amount, typed on a keypad key by key.
      case key(AmountEntry.Key)
      case type(ContributionType)
      case name(String)
      case date(String)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let mode: Mode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    public private(set) var type = ContributionType.add
    public private(set) var name = ""
    /// The day as typed; nil for today.
    public private(set) var date: String?
    /// The goal as it was last read: with the saved contribution, once there is one.
    public private(set) var goal: FinancialGoalDomain?
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: ContributionDomain?
    public private(set) var failure: ContributionError?
    private(set) var input = AmountInput.text("0")
    var allowsNegativeTotal = false
    /// The row to change; `nil` until it was read, and in a form for a new one.
    @ObservationIgnored private var present: ContributionDomain?
    @ObservationIgnored let id: UUID
    @ObservationIgnored private let goalID: UUID
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    public init(_ context: ScreenContext, goalID: UUID, mode: Mode) {
      self.context = context
      self.goalID = goalID
      self.mode = mode
      // The id belongs to the form: submitting it again after a failure makes no second contribution.
      switch mode {
      case .create: id = context.dependencies.uuid()
      case .update(let id): self.id = id
      }
    }

    /// The text of the amount field.
    public var amount: String { input.text }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .amount(let text): input = .text(text)
      // Two decimals until the goal is read.
      case .key(let key): input.press(key, decimals: goal?.currency.exponent ?? 2)
      case .type(let type): self.type = type
      case .name(let text): name = text
      case .date(let text): date = text
      case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(ContributionError) {
      let goal = try await goals.findGoal(by: goalID, on: today)
      if case .update(let id) = mode { fill(from: try await provider.findOne(by: id, of: goal)) }
      self.goal = goal
    }

    private func fill(from contribution: ContributionDomain) {
      input = Self.input(contribution)
      type = contribution.type
      name = contribution.name ?? ""
      date = contribution.date.description
      present = contribution
    }

    private static func input(_ contribution: ContributionDomain) -> AmountInput {
      .stored(contribution.amount, decimals: contribution.currency.exponent)
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .missingAmount { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(ContributionError) {
      let goal = try await goals.findGoal(by: goalID, on: today)
      // The row to change is read first: a form that couldn't be filled would save its empty fields.
      if mode != .create, present == nil { return try await load() }
      let draft = try draft(for: goal)
      switch mode {
      case .create: saved = try await provider.create(draft)
      case .update: saved = try await provider.update(draft)
      }
      self.goal = await reread()
      router.dismiss()
      commands.issue(.toast(mode == .create ? .contributionAdded : .contributionUpdated))
    }

    private func close() {
      let original = present.map { [Self.input($0).text, $0.name ?? ""] } ?? ["0", ""]
      guard [amount, name].map(\.trimmed) == original.map(\.trimmed) else {
        return commands.issue(.confirm(.leaveWithoutSaving, then: .discard))
      }
      router.dismiss()
    }

    private func reread() async -> FinancialGoalDomain? {
      do {
        return try await goals.findGoal(by: goalID, on: today)
      } catch {
        // The contribution is saved; only the goal's new total is unknown.
        return nil
      }
    }
  }
}
