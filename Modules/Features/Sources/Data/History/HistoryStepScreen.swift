public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// A step of the history, with what it changed.
public struct HistoryStepScreen: InteractiveScreen {
  /// The state of the screen, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a step as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title("#\(viewModel.number)")) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let step = viewModel.step?.toUIModel(viewModel.format) {
      Figures([(words.date, step.date), (words.command, step.command), (words.changes, step.text)])
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    guard let step = viewModel.step, step.kind == .change, !step.isUndone else { return [] }
    let words = viewModel.format.strings.key
    return [
      KeyBinding("d", "\(words.undo)", .ask(.history(.undo(.step(step.number))))),
      KeyBinding("r", "\(words.undoRest)", .ask(.history(.undo(.rest(of: step.number))))),
    ]
  }

  private var words: HistoryStrings { viewModel.format.strings.history }
}

extension HistoryStepScreen {
  /// A step of the history.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the screen of a step.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the step is read.
      case appear
    }

    public let context: ScreenContext
    /// The number of the step.
    public let number: Int
    /// The step; `nil` until it was read.
    public private(set) var step: HistoryStepDomain?
    public private(set) var failure: HistoryError?

    /// Creates a view model for the step of that number; nothing is read yet.
    public init(_ context: ScreenContext, number: Int) {
      self.context = context
      self.number = number
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear:
        await attempt(\.failure) { () async throws(HistoryError) in
          step = try await dependencies.historyProvider.step(number)
        }
      }
    }
  }
}
