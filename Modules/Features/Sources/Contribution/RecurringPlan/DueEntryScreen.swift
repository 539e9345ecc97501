public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// Enters contributions that are due, and then tells what was entered.
public struct DueEntryScreen: InteractiveScreen {
  /// The state of the entry.
  public let viewModel: ViewModel

  /// Creates a screen that shows an entry as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.plan.entryTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let model = viewModel
    OutcomeMessage(
      failure: model.failureText, success: model.entered.map { $0.text(model.format, on: model.today) })
  }

  /// Nothing is read again: what is asked is answered for what was read first.
  public func appear() async {}

  /// Enters what is due, or asks whether to.
  public func open() async { await viewModel.send(.ask) }

  /// None: the question has keys of its own.
  public func keys(for row: Never?) -> ScreenKeys { [] }
}

extension DueEntryScreen {
  /// Enters a selection of what is due: of named plans at once, all after a question, which says how much that is.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an entry.
    public enum Action: LossAction {
      /// Reads what is due, and asks whether to enter it; of named plans it is entered at once.
      case ask
      /// Whether accounts may be short by it.
      case allowShort(Bool)
      /// Enters it.
      case submit
      /// Leaves the screen without entering anything.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// What was entered; `nil` until it is.
    public private(set) var entered: [PlanEntry]?
    public private(set) var failure: RecurringPlanError?
    @ObservationIgnored private let selection: DueSelection
    private var allowsShort = false
    private var provider: any RecurringPlanProvider { dependencies.recurringPlanProvider }

    /// Creates a view model for a selection of what is due; nothing is read yet.
    public init(_ context: ScreenContext, _ selection: DueSelection) {
      self.context = context
      self.selection = selection
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(RecurringPlanError) in
        switch action {
        case .ask: try await ask()
        case .allowShort(let allows): allowsShort = allows
        case .submit: try await submit()
        case .discard: router.dismiss()
        }
      }
    }

    private func ask() async throws(RecurringPlanError) {
      guard selection == .all else { return try await submit() }
      let due = try await provider.due(on: today, limit: 0)
      guard let amounts = due.amountsText(format) else { return try await submit() }
      let count = format.count(due.contributionCount, of: .contribution)
      commands.issue(
        .confirm(.loss(format.strings.plan.entryQuestion(count, amounts)), then: .submit, otherwise: .discard))
    }

    private func submit() async throws(RecurringPlanError) {
      let entered = try await provider.enter(selection, on: today, allowingShort: allowsShort)
      self.entered = entered
      router.dismiss()
      commands.issue(.toast(.dueEntered(entered.text(format, on: today))))
    }
  }
}
