public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// A change that is made as the screen opens, and then what was done, in the words of its noun.
public struct ImmediateChangeScreen<Outcome: Sendable, Problem: PresentableError>: InteractiveScreen {
  /// Makes the change.
  public typealias ViewModel = ImmediateChange<Outcome, Problem>

  /// The state of the change.
  public let viewModel: ViewModel

  /// Creates a screen that shows a change as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.outcome.map(viewModel.words.done))
  }

  /// Nothing is read again.
  public func appear() async {}

  public func open() async { await viewModel.send(.submit) }

  /// None: it is done as the screen opens.
  public func keys(for row: Never?) -> ScreenKeys { [] }
}
