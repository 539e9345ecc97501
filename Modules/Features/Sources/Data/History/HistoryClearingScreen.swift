import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// Forgetting the history, and then the number of forgotten steps.
public struct HistoryClearingScreen: InteractiveScreen {
  /// The state of the screen.
  public let viewModel: ViewModel

  /// Creates a screen that shows the forgetting as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.clearingTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    OutcomeMessage(
      failure: viewModel.failureText, success: viewModel.deleted.map { words.cleared(format.count($0, of: .step)) })
  }

  private var words: HistoryStrings { viewModel.format.strings.history }
}

extension HistoryClearingScreen {
  /// Forgets the steps before a day, or all of them, after a question that counts them.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    /// The actions of forgetting the history.
    public enum Action: LossAction {
      /// The day before which steps are forgotten, as typed; `nil` for all of them.
      case before(String?)
      /// Counts the steps, and asks whether to forget them.
      case ask
      /// Forgets them.
      case submit
      /// Leaves the screen without forgetting.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The number of steps that were forgotten; `nil` until they are.
    public private(set) var deleted: Int?
    public private(set) var failure: HistoryError?
    @ObservationIgnored private var day: String?
    private var provider: any HistoryProvider { dependencies.historyProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(HistoryError) in
        switch action {
        case .before(let text): day = text
        case .ask: try await ask()
        case .submit: try await clear()
        case .discard: router.dismiss()
        }
      }
    }

    private func ask() async throws(HistoryError) {
      let count = try await provider.count(before: try moment())
      let question = format.strings.history.clearingQuestion(format.count(count, of: .step))
      commands.issue(.confirm(.loss(question), then: .submit, otherwise: .discard))
    }

    private func clear() async throws(HistoryError) {
      deleted = try await provider.clear(before: try moment())
      router.dismiss()
      commands.issue(.toast(.historyCleared))
    }

    private func moment() throws(HistoryError) -> Instant? {
      guard let day else { return nil }
      let read: CalendarDay = try dependencies.readDay(day, for: .start, throwing: HistoryError.self)
      return Instant(read.date(in: dependencies.timeZone))
    }
  }
}
