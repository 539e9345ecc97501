public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The backup of the data to a file, and then the file's path and size.
public struct DataBackupScreen: InteractiveScreen {
  /// The state of a backup, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a backup as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.backupTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.backup.flatMap(message))
    let warnings = viewModel.backup.flatMap { words.warning.kept($0.warnings, viewModel.format) }
    OutcomeMessage(failure: warnings, success: nil)
    OutcomeMessage(failure: viewModel.backup?.omissionText(viewModel.format), success: nil)
  }

  public var fields: [FormField] {
    isDone ? [] : [pathField("\(words.file)", viewModel.path) { await viewModel.send(.path($0)) }]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.backUp)", .submit { await viewModel.send(.submit) })]
  }

  public func appear() async {}

  private var words: DataStrings { viewModel.format.strings.data }

  private var isDone: Bool { viewModel.backup != nil }

  private func message(_ file: DataFile) -> String? {
    let format = viewModel.format
    return file.path.map { words.backedUp($0, format.strings.count.bytes(file.bytes, format)) }
  }
}

extension DataBackupScreen {
  /// A backup of the data to a file. It keeps the path until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a backup.
    public enum Action: Sendable {
      /// Chooses the path of the new file.
      case path(String)
      /// Whether the copy goes without the history.
      case omitHistory(Bool)
      /// Writes the backup and verifies it.
      case submit
    }

    public let context: ScreenContext
    /// The verified backup; `nil` until there is one.
    public private(set) var backup: DataFile?
    public private(set) var failure: DataError?
    /// The path of the new file.
    public private(set) var path = ""
    @ObservationIgnored private var omitsHistory = false
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .path(let path): self.path = path
      case .omitHistory(let isOmitted): omitsHistory = isOmitted
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      backup = nil
      if path.isBlank { throw .missingPath }
      backup = try await provider.backUp(to: path, omittingHistory: omitsHistory)
    }
  }
}
