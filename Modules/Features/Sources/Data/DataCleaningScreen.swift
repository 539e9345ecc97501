public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The removal of unfinished files, and then the list of those removed.
public struct DataCleaningScreen: Screen {
  /// The state of the removal of leftover files, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the removal of leftover files as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.cleaningTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let removed = viewModel.deleted {
      if removed.isEmpty { Message(words.nothingToClean, .success) }
      for path in removed { Message(words.removed(path), .success) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }
}

extension DataCleaningScreen {
  /// Removes unfinished files. A host that can ask shows ``question`` first, which names them.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    /// The actions of the removal of leftover files.
    public enum Action: DeletionAction {
      /// The screen appears: the files are looked for.
      case appear
      /// Removes them.
      case submit
    }

    public let context: ScreenContext
    /// The paths of the files; `nil` until they are known.
    public private(set) var leftovers: [String]?
    /// The paths of the removed files; `nil` until they are removed.
    public private(set) var deleted: [String]?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The confirmation question before submitting; `nil` until the files are known, and when there are none.
    public var question: String? {
      leftovers.flatMap { $0.isEmpty ? nil : format.strings.data.cleaningQuestion($0) }
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(DataError) in
        switch action {
        case .appear: leftovers = try await provider.leftovers()
        case .submit:
          deleted = try await provider.clean()
          router.dismiss()
        }
      }
    }
  }
}
