public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// Taking undos back, and then what is there again.
public struct HistoryRedoScreen: InteractiveScreen {
  /// The state of the redo.
  public let viewModel: ViewModel

  /// Creates a screen that shows a redo as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.redoTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let format = viewModel.format
    OutcomeMessage(
      failure: viewModel.failureText, success: viewModel.redone.map { words.redone($0.map { $0.line(format) }) })
  }

  /// Nothing is read again.
  public func appear() async {}

  public func open() async { await viewModel.send(.submit) }

  /// None: it is done as the screen opens.
  public func keys(for row: Never?) -> ScreenKeys { [] }

  private var words: HistoryStrings { viewModel.format.strings.history }
}

extension HistoryRedoScreen {
  /// Takes the last undos back, as long as nothing was written since.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a redo.
    public enum Action: Equatable, Sendable {
      /// Takes them back.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The steps that are there again; `nil` until they are.
    public private(set) var redone: [HistoryStepDomain]?
    public private(set) var failure: HistoryError?
    @ObservationIgnored private let count: Int

    /// Creates a view model for so many undos; nothing is read yet.
    public init(_ context: ScreenContext, count: Int) {
      self.context = context
      self.count = count
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(HistoryError) in
        switch action {
        case .submit: try await submit()
        }
      }
    }

    private func submit() async throws(HistoryError) {
      redone = try await dependencies.historyProvider.redo(
        count, at: now, longSession: dependencies.preferences[GeneralPreferences.longSession])
      router.dismiss()
      commands.issue(.toast(.redone))
    }
  }
}
