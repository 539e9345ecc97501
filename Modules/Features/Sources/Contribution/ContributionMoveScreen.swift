import DependencyKit
import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form of a move of money, and then the totals of both goals.
public struct ContributionMoveScreen: Screen {
  /// The state of the form that moves money, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form that moves money as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.moveTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(
      [
        (words.source, viewModel.source?.title), (words.target, viewModel.target?.title),
        (words.amount, viewModel.amount), (words.date, viewModel.date ?? ""),
      ],
      failure: viewModel.failureText, success: viewModel.moved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionMoveScreen {
  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ moved: ContributionMoveDomain) -> String {
    let (format, source, target) = (viewModel.format, moved.source.goal, moved.target.goal)
    return words.moved(
      format.amount(moved.addition.amount), format.onDay(moved.addition.date, today: viewModel.today), source.title,
      format.amount(source.currentAmount), target.title,
      format.amount(target.currentAmount))
  }
}

extension ContributionMoveScreen {
  /// The form of a move of money between goals. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form that moves money.
    public enum Action: FormAction {
      /// The screen appears: the two goals are read.
      case appear
      /// The amount, as the locale writes numbers.
      case amount(String)
      /// The text of the day; empty for today.
      case date(String)
      /// Whether the total of the goal that money is taken from may fall below zero.
      case allowNegativeTotal(Bool)
      /// Checks the fields and moves the money, in one transaction.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the amount.
    public private(set) var amount = "0"
    /// The day as typed; nil for today.
    public private(set) var date: String?
    /// The goals as they were last read: with their new totals, once money was moved.
    public private(set) var source: FinancialGoalDomain?
    /// The goal that receives the money; `nil` until it is chosen.
    public private(set) var target: FinancialGoalDomain?
    /// The two contributions of the move; `nil` until they are stored.
    public private(set) var moved: ContributionMoveDomain?
    public private(set) var failure: ContributionError?
    private var allowsNegativeTotal = false
    @ObservationIgnored private let references: (source: NamedReference, target: NamedReference)
    // The ids belong to the form: submitting it again after a failure moves nothing a second time.
    @ObservationIgnored private let withdrawalID: UUID
    @ObservationIgnored private let additionID: UUID
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model for a move between the goals of two references, which are looked up when the screen
    /// appears.
    public init(_ context: ScreenContext, from source: NamedReference, to target: NamedReference) {
      self.context = context
      references = (source, target)
      withdrawalID = context.dependencies.uuid()
      additionID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, readGoals)
      case .amount(let text): amount = text
      case .date(let text): date = text
      case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func readGoals() async throws(ContributionError) {
      let source = try await find(references.source)
      target = try await find(references.target)
      self.source = source
    }

    private func find(_ reference: NamedReference) async throws(ContributionError) -> FinancialGoalDomain {
      do { return try await goals.findOne(reference, on: today) } catch { throw ContributionError(error) }
    }

    private func submit() async {
      await attempt(\.failure, move)
      if failure == .missingAmount { commands.issue(.toast(.amountMandatory)) }
    }

    private func move() async throws(ContributionError) {
      // After a failure the goals are read again: their totals may have changed meanwhile.
      if failure != nil || source == nil { try await readGoals() }
      guard let source, let target else { throw .goalNotFound }
      let moved = try await provider.move(try draft(from: source, to: target), on: today)
      self.moved = moved
      (self.source, self.target) = (moved.source.goal, moved.target.goal)
      router.dismiss()
    }

    /// The input, parsed.
    private func draft(
      from source: FinancialGoalDomain, to target: FinancialGoalDomain
    ) throws(ContributionError) -> ContributionMoveDraft {
      let words = format.strings.contribution
      return ContributionMoveDraft(
        withdrawalID: withdrawalID, additionID: additionID, source: source, target: target,
        withdrawalName: words.movedTo(target.title), additionName: words.movedFrom(source.title),
        amount: try dependencies.readAmount(.text(amount), in: source.currency, throwing: ContributionError.self),
        date: try dependencies.readDay(date, throwing: ContributionError.self),
        allowsNegativeTotal: allowsNegativeTotal)
    }

    private func close() { leave([amount.isBlank ? "0" : amount], original: ["0"]) }
  }
}
