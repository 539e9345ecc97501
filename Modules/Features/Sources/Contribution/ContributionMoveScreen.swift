import DependencyKit
public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form of a move of money, and then the totals of both goals.
public struct ContributionMoveScreen: InteractiveScreen {
  /// The state of the form that moves money, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form that moves money as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.source?.formTitle(words.moveTitle, viewModel.format) ?? words.moveTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      goal("\(words.source)", model.source, of: model.sources) { await model.send(.source($0)) },
      goal("\(words.target)", model.target, of: model.targets) { await model.send(.target($0)) },
      .amount(words.amount, model.field) {
        await model.send(.amount($0))
      } press: {
        await model.send(.key($0))
      },
      .optionalText("\(words.date)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) },
      .toggle("\(words.allowsNegativeTotal)", isOn: model.allowsNegativeTotal) {
        await model.send(.allowNegativeTotal($0))
      },
      .toggle("\(viewModel.format.strings.funding.allowsShort)", isOn: model.allowsShort) {
        await model.send(.allowShort($0))
      },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionMoveScreen {
  private func goal(
    _ label: TerminalText, _ chosen: FinancialGoalDomain?, of goals: [FinancialGoalDomain],
    change: @escaping FormField.Change<UUID>
  ) -> FormField {
    .choice(label, goals.map { "\($0.title)" }, selected: goals.firstIndex { $0.id == chosen?.id }) {
      await change(goals[$0].id)
    }
  }

  private var words: ContributionStrings { viewModel.format.strings.contribution }
}

extension ContributionMoveScreen {
  /// The form of a move of money between goals. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form that moves money.
    public enum Action: FormAction {
      /// The screen appears: the goals are read.
      case appear
      /// Chooses the goal that money is taken from, one of the sources.
      case source(UUID)
      /// Chooses the goal that receives the money, one of the targets.
      case target(UUID)
      /// The amount, as the locale writes numbers.
      case amount(String)
      /// A key of the keypad; one that can't follow changes nothing.
      case key(AmountEntry.Key)
      /// The text of the day; `nil` for today.
      case date(String?)
      /// Whether the total of the goal that money is taken from may fall below zero.
      case allowNegativeTotal(Bool)
      /// Whether an account of the goal that receives it may be short.
      case allowShort(Bool)
      /// Checks the fields and moves the money, in one transaction.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The day as typed; nil for today.
    public private(set) var date: String?
    /// The goals as they were last read: with their new totals, once money was moved.
    public private(set) var source: FinancialGoalDomain?
    /// The goal that receives the money; `nil` until it is chosen.
    public private(set) var target: FinancialGoalDomain?
    /// The goals that money can be taken from; the one that the screen was opened for, where it was opened for two.
    /// Empty until they were read.
    public private(set) var sources: [FinancialGoalDomain] = []
    /// The two contributions of the move; `nil` until they are stored.
    public private(set) var moved: ContributionMoveDomain?
    /// What was moved, in words; `nil` until it is.
    public var answer: String? { moved?.text(format, on: today) }
    public private(set) var failure: ContributionError?
    private var input = AmountInput.text("")
    /// Whether the total of the goal that money is taken from may fall below zero.
    public private(set) var allowsNegativeTotal = false
    /// Whether an account of the goal that receives it may be short.
    public private(set) var allowsShort = false
    @ObservationIgnored private let references: (source: NamedReference, target: NamedReference?)
    // The ids belong to the form: submitting it again after a failure moves nothing a second time.
    @ObservationIgnored private let withdrawalID: UUID
    @ObservationIgnored private let additionID: UUID
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model for a move between the goals of two references, which are looked up when the screen
    /// appears.
    ///
    /// - Parameter target: The goal that receives the money; `nil` to choose it in the form.
    public init(_ context: ScreenContext, from source: NamedReference, to target: NamedReference?) {
      self.context = context
      references = (source, target)
      withdrawalID = context.dependencies.uuid()
      additionID = context.dependencies.uuid()
    }

    /// The goals that can receive the money: those in the currency of the source, because money is never converted; the
    /// one that the screen was opened for, where it was opened for two.
    public var targets: [FinancialGoalDomain] {
      if references.target != nil { return [target].compactMap(\.self) }
      return sources.filter { $0.id != source?.id && $0.currency == source?.currency }
    }

    /// The text of the amount field.
    public var amount: String { input.input(format) }
    /// The amount field.
    public var field: AmountField { dependencies.amountField(input, in: source?.currency) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, readGoals)
      case .source(let id):
        source = sources.first { $0.id == id }
        chooseTarget(target?.id)
      case .target(let id): chooseTarget(id)
      case .amount(let text): input = .text(text)
      // Two decimals until the goal is read.
      case .key(let key): input.press(key, decimals: source?.currency.exponent ?? 2, format)
      case .date(let text): date = text
      case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
      case .allowShort(let allows): allowsShort = allows
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func readGoals() async throws(ContributionError) {
      let asked = [references.source, references.target].compactMap(\.self)
      let found: [FinancialGoalDomain]
      do { found = try await goals.fetchAll(choosing: asked, on: today) } catch { throw ContributionError(error) }
      guard let first = found.first else { throw .reference(.goal, .missing) }
      if references.target == nil { return showChoices(with: first) }
      (sources, source, target) = ([first], first, found.last)
    }

    /// What was chosen stays.
    private func showChoices(with first: FinancialGoalDomain) {
      let active = goals.financialGoals(by: .name, reversed: false, archived: false)
      sources = active.contains { $0.id == first.id } ? active : [first] + active
      source = sources.first { $0.id == source?.id } ?? first
      chooseTarget(target?.id)
    }

    private func chooseTarget(_ id: UUID?) { target = targets.first { $0.id == id } ?? targets.first }

    private func submit() async {
      await attempt(\.failure, move)
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func move() async throws(ContributionError) {
      // After a failure the goals are read again: their totals may have changed meanwhile.
      if failure != nil || source == nil { try await readGoals() }
      guard let source else { throw .reference(.goal, .missing) }
      // Without a goal that could receive it, money could be moved to its own goal only.
      guard let target else { throw .rule(.sameGoal) }
      let moved = try await provider.move(try draft(from: source, to: target), on: today)
      self.moved = moved
      (self.source, self.target) = (moved.source.goal, moved.target.goal)
      router.dismiss()
      commands.issue(.toast(.moneyMoved(moved.text(format, on: today))))
    }

    /// The input, parsed.
    private func draft(
      from source: FinancialGoalDomain, to target: FinancialGoalDomain
    ) throws(ContributionError) -> ContributionMoveDraft {
      let words = format.strings.contribution
      return ContributionMoveDraft(
        withdrawalID: withdrawalID, additionID: additionID, source: source, target: target,
        withdrawalName: words.movedTo(target.title), additionName: words.movedFrom(source.title),
        amount: try dependencies.readAmount(input, in: source.currency, throwing: ContributionError.self),
        date: try dependencies.readDay(date, throwing: ContributionError.self),
        allowsNegativeTotal: allowsNegativeTotal, allowsShort: allowsShort)
    }

    private func close() { leave([input.text], original: [""]) }
  }
}

extension ContributionMoveScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.contribution
    return switch failure {
    case .input(.day): words.date
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount), .rule(.negativeMove), .rule(.belowZero),
      .rule(.accountShort):
      words.amount
    case .rule(.sameGoal), .rule(.differentCurrencies): words.target
    case .input, .reference, .rule(.negativeChange), .storage, nil: nil
    }
  }
}
