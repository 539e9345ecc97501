public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The removal of unfinished files, and then the list of those removed.
public struct DataCleaningScreen: InteractiveScreen {
  /// The state of the removal of leftover files, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the removal of leftover files as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.cleaningTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let removed = viewModel.deleted {
      if removed.isEmpty { Message(words.nothingToClean, .success) }
      for path in removed { Message(words.removed(path), .success) }
    }
  }

  private var words: DataStrings { viewModel.format.strings.data }
}

extension DataCleaningScreen {
  /// Removes unfinished files, after a question that names them.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    /// The actions of the removal of leftover files.
    public enum Action: LossAction {
      /// Looks for the files, and asks whether to remove them; without any there is nothing to ask.
      case ask
      /// Removes them.
      case submit
      /// Leaves the screen without removing them.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The paths of the removed files; `nil` until they are removed.
    public private(set) var deleted: [String]?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(DataError) in
        switch action {
        case .ask: try await ask()
        case .submit: try await clean()
        case .discard: router.dismiss()
        }
      }
    }

    private func clean() async throws(DataError) {
      let removed = try await provider.clean()
      let left = try await provider.leftovers().filter { !removed.contains($0) }
      guard left.isEmpty else { throw .notRemoved(left, removed: removed) }
      deleted = removed
    }

    private func ask() async throws(DataError) {
      let paths = try await provider.leftovers()
      if paths.isEmpty { return deleted = try await provider.clean() }
      let question = format.strings.data.cleaningQuestion(paths)
      commands.issue(.confirm(.loss(question), then: .submit, otherwise: .discard))
    }
  }
}
