public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import Observation
public import TerminalKit

/// The deletion of everything, and then the number of deleted rows.
public struct DataDeletionScreen: InteractiveScreen {
  /// The state of the deletion of everything, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of everything as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let deleted = viewModel.deleted
    FormStatus(fields, failure: viewModel.failureText, success: deleted.map { words.deleted(text($0.counts)) })
    for path in deleted?.removed ?? [] { Message(words.removed(path), .success) }
    for path in deleted?.copies ?? [] {
      Text(verbatim: words.copyStays(path, viewModel.format.clause(.deleteCopy)))
    }
  }

  public var fields: [FormField] {
    if isDone { return [] }
    return [
      .toggle("\(words.includesCopies)", isOn: viewModel.includesCopies) { await viewModel.send(.includeCopies($0)) }
    ]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.deleteAll)", .submit { await viewModel.send(.ask) })]
  }

  public func appear() async {}

  /// Nothing is asked yet: the form is filled in first.
  public func open() async {}

  private var words: DataStrings { viewModel.format.strings.data }

  private var isDone: Bool { viewModel.deleted != nil }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}

extension DataDeletionScreen {
  /// Deletes everything, after a question that says how much would be lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    /// The actions of the deletion of everything.
    public enum Action: LossAction {
      /// Chooses whether the copies beside the data are deleted too.
      case includeCopies(Bool)
      /// Counts the stored rows, and asks whether to delete them.
      case ask
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Whether the copies are deleted too.
    public private(set) var includesCopies = false
    /// The result of the deletion; `nil` until it is done.
    public private(set) var deleted: DataDeletion?
    public private(set) var failure: DataError?
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(DataError) in
        switch action {
        case .includeCopies(let isWanted): includesCopies = isWanted
        case .ask: commands.issue(.confirm(.loss(try await question()), then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func question() async throws(DataError) -> String {
      let (counts, paths, words) = (try await provider.count(), try await provider.copies(), format.strings)
      let copies = words.data.copies(paths, isDeleted: includesCopies, format.clause(.includeCopies))
      return words.data.deletionQuestion(words.count.kept(counts, format), copies, format.advice(.backUp))
    }

    private func submit() async throws(DataError) {
      deleted = try await provider.deleteAll(includingCopies: includesCopies)
      commands.issue(.toast(.allDataDeleted))
    }
  }
}
