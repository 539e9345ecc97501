public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The restore of a backup, and then its result.
public struct DataRestoreScreen: InteractiveScreen {
  /// The state of a restore, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a restore as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.restoreTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let restoration = viewModel.restoration
    FormStatus(fields, failure: viewModel.failureText, success: restoration.map { words.restored(text($0.counts)) })
    if let path = restoration?.keptPath { Text(verbatim: words.kept(path)) }
    let warnings = restoration.flatMap { words.warning.kept($0.warnings, viewModel.format) }
    OutcomeMessage(failure: warnings, success: nil)
  }

  public var fields: [FormField] {
    isDone ? [] : [pathField("\(words.file)", viewModel.path) { await viewModel.send(.path($0)) }]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.restore)", .submit { await viewModel.send(.ask) })]
  }

  public func appear() async {}

  private var words: DataStrings { viewModel.format.strings.data }

  private var isDone: Bool { viewModel.restoration != nil }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}

extension DataRestoreScreen {
  /// The replacement of the data by a backup.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a restore.
    public enum Action: LossAction {
      /// Chooses the backup by its path.
      case path(String)
      /// Looks for the backup, counts the stored rows, and asks whether to replace them.
      case ask
      /// Replaces the database by the backup.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The result of the restore; `nil` until the backup has replaced the data.
    public private(set) var restoration: DataRestoration?
    public private(set) var failure: DataError?
    /// The path of the backup.
    public private(set) var path = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .path(let path): self.path = path
      case .ask: await attempt(\.failure, ask)
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func ask() async throws(DataError) {
      if path.isBlank { throw .missingPath }
      try await provider.findBackup(at: path)
      let words = format.strings
      let counts = await count().map { words.count.kept($0, format) }
      commands.issue(.confirm(.loss(words.data.restoreQuestion(path, counts)), then: .submit))
    }

    /// A failure to count is ignored here: damaged data is what a backup is for.
    private func count() async -> DataCounts? {
      do { return try await provider.count() } catch { return nil }
    }

    private func submit() async throws(DataError) {
      restoration = nil
      if path.isBlank { throw .missingPath }
      restoration = try await provider.restore(from: path)
    }
  }
}
