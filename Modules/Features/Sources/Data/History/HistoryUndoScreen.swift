import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// Taking steps back, and then what was taken back.
public struct HistoryUndoScreen: InteractiveScreen {
  /// The state of the undo.
  public let viewModel: ViewModel

  /// Creates a screen that shows an undo as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.undoTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    OutcomeMessage(
      failure: viewModel.failureText,
      success: viewModel.outcome.map { outcome in
        words.undone(outcome.steps.map { $0.line(format) })
          + (words.left(outcome.left) { format.number($0) }.map { "\n" + $0 } ?? "")
      })
  }

  /// Nothing is read again: what is asked is answered for what was read first.
  public func appear() async {}

  /// Takes the steps back, or asks whether to.
  public func open() async { await viewModel.send(.ask) }

  /// None: the question has keys of its own.
  public func keys(for row: Never?) -> ScreenKeys { [] }

  private var words: HistoryStrings { viewModel.format.strings.history }
}

extension HistoryUndoScreen {
  /// Takes steps back: at once those of this author within an hour and one that is named, others after a question.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an undo.
    public enum Action: LossAction {
      /// Whether a goal may have less than nothing afterwards.
      case allowNegativeTotal(Bool)
      /// Reads the steps, and takes them back, or asks whether to.
      case ask
      /// Takes them back.
      case submit
      /// Leaves the screen without taking anything back.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// What was taken back; `nil` until it is.
    public private(set) var outcome: UndoneSteps?
    public private(set) var failure: HistoryError?
    @ObservationIgnored private let request: HistoryRequest
    @ObservationIgnored private var allowsNegativeTotal = false
    /// The steps that the question was about.
    @ObservationIgnored private var steps: [HistoryStepDomain]?
    private var provider: any HistoryProvider { dependencies.historyProvider }

    /// Creates a view model for the steps of a request; nothing is read yet.
    public init(_ context: ScreenContext, _ request: HistoryRequest) {
      self.context = context
      self.request = request
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(HistoryError) in
        switch action {
        case .allowNegativeTotal(let isAllowed): allowsNegativeTotal = isAllowed
        case .ask: try await ask()
        case .submit: try await submit()
        case .discard: router.dismiss()
        }
      }
    }

    private func ask() async throws(HistoryError) {
      let steps = try await provider.undoable(request)
      self.steps = steps
      guard isUnclear(steps) else { return try await submit() }
      let question = format.strings.history.undoQuestion(steps.map { $0.line(format) })
      commands.issue(.confirm(.loss(question), then: .submit, otherwise: .discard))
    }

    /// Whether the last steps may be others than who asks thinks of.
    private func isUnclear(_ steps: [HistoryStepDomain]) -> Bool {
      guard case .last = request else { return false }
      return !steps.allSatisfy { $0.isRecent(for: provider.author, at: now) }
    }

    private func submit() async throws(HistoryError) {
      // A host that doesn't ask hasn't read the steps.
      let steps = if let steps { steps } else { try await provider.undoable(request) }
      outcome = try await provider.undo(
        steps, for: request, allowingNegativeTotal: allowsNegativeTotal, at: now,
        longSession: dependencies.shared[GeneralPreferences.longSession])
      router.dismiss()
      commands.issue(.toast(.undone))
    }
  }
}
