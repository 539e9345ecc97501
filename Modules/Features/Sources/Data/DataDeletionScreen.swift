public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The deletion of everything, and then the number of deleted rows.
public struct DataDeletionScreen: Screen {
  /// The state of the deletion of everything, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of everything as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let deleted = viewModel.deleted {
      Message(words.deleted(text(deleted.counts)), .success)
      for path in deleted.removed { Message(words.removed(path), .success) }
      for path in deleted.copies {
        Text(verbatim: words.copyStays(path, viewModel.format.advice(.deleteCopy)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}

extension DataDeletionScreen {
  /// Deletes everything. A host that can ask shows ``question`` first, which says how much would be lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    /// The actions of the deletion of everything.
    public enum Action: DeletionAction {
      /// The screen appears: the stored rows are counted.
      case appear
      /// Chooses whether the copies beside the data are deleted too.
      case includeCopies(Bool)
      /// Requests confirmation.
      case delete
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The number of rows to delete; `nil` until they are counted.
    public private(set) var counts: DataCounts?
    /// The paths of the copies beside the data; empty until they are known.
    public private(set) var copies: [String] = []
    /// Whether the copies are deleted too.
    public private(set) var includesCopies = false
    /// The result of the deletion; `nil` until it is done.
    public private(set) var deleted: DataDeletion?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The confirmation question before submitting; `nil` until the data is counted.
    public var question: String? {
      let words = format.strings
      let copies = words.data.copies(copies, isDeleted: includesCopies, format.advice(.includeCopies))
      return counts.map {
        words.data.deletionQuestion(words.count.kept($0, format), copies, format.advice(.backUp))
      }
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(DataError) in
        switch action {
        case .appear:
          counts = try await provider.count()
          copies = try await provider.copies()
        case .includeCopies(let isWanted): includesCopies = isWanted
        case .delete: commands.issue(.confirm(.deleteAllData, then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func submit() async throws(DataError) {
      let counts = try await provider.deleteAll()
      let removed = includesCopies ? try await provider.removeCopies() : []
      deleted = DataDeletion(counts: counts, removed: removed, copies: try await provider.copies())
      router.dismiss()
      commands.issue(.toast(.allDataDeleted))
    }
  }
}
