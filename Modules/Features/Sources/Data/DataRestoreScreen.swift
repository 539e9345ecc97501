public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The restore of a backup, and then its result.
public struct DataRestoreScreen: Screen {
  /// The state of a restore, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a restore as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.restoreTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let restoration = viewModel.restoration {
      Message(words.restored(text(restoration.counts)), .success)
      if let path = restoration.keptPath { Text(verbatim: words.kept(path)) }
      if let text = words.warning.kept(restoration.warnings, viewModel.format) { Message(text, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}

extension DataRestoreScreen {
  /// The replacement of the data by a backup. The host asks ``question`` first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a restore.
    public enum Action: Sendable {
      /// The screen appears: the stored rows are counted.
      case appear
      /// Chooses the backup by its path.
      case path(String)
      /// Replaces the database by the backup.
      case submit
    }

    public let context: ScreenContext
    /// The number of rows that would be replaced; `nil` until they are counted, and for data that can't be read.
    public private(set) var counts: DataCounts?
    /// The result of the restore; `nil` until the backup has replaced the data.
    public private(set) var restoration: DataRestoration?
    public private(set) var failure: DataError?
    @ObservationIgnored private var path = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The confirmation question before submitting.
    public var question: String {
      let words = format.strings
      return words.data.restoreQuestion(path, counts.map { words.count.kept($0, format) })
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await count()
      case .path(let path): self.path = path
      case .submit: await attempt(\.failure, submit)
      }
    }

    /// A failure to count is ignored here: damaged data is what a backup is for.
    private func count() async {
      do { counts = try await provider.count() } catch { counts = nil }
    }

    private func submit() async throws(DataError) {
      restoration = try await provider.restore(from: path)
      router.dismiss()
    }
  }
}
