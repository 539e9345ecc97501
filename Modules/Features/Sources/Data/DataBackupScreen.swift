public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The backup of the data to a file, and then the file's path and size.
public struct DataBackupScreen: Screen {
  /// The state of a backup, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a backup as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.backupTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let backup = viewModel.backup, let path = backup.path {
      Message(words.backedUp(path, size(backup)), .success)
      if let text = words.warning.kept(backup.warnings, viewModel.format) { Message(text, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func size(_ file: DataFile) -> String { viewModel.format.strings.count.bytes(file.bytes, viewModel.format) }
}

extension DataBackupScreen {
  /// A backup of the data to a file. It keeps the path until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a backup.
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// Chooses the path of the new file.
      case path(String)
      /// Writes the backup and verifies it.
      case submit
    }

    public let context: ScreenContext
    /// The verified backup; `nil` until there is one.
    public private(set) var backup: DataFile?
    public private(set) var failure: DataError?
    @ObservationIgnored private var path = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .path(let path): self.path = path
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      backup = try await provider.backUp(to: path)
      router.dismiss()
    }
  }
}
