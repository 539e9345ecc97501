public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The export of a document to a file, and then the file's path and size.
public struct DataExportScreen: Screen {
  /// The state of an export, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an export as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.exportTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let export = viewModel.export, let path = export.path {
      Message(words.exported(path, size(export)), .success)
      if let text = words.warning.kept(export.warnings, viewModel.format) { Message(text, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func size(_ file: DataFile) -> String { viewModel.format.strings.count.bytes(file.bytes, viewModel.format) }
}

extension DataExportScreen {
  /// An export of everything as one document. It keeps the target until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an export.
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// Chooses a file, or a receiver of chunks.
      case target(DataExportTarget)
      /// Writes the document.
      case submit
    }

    public let context: ScreenContext
    /// The written file; `nil` until it is complete.
    public private(set) var export: DataFile?
    public private(set) var failure: DataError?
    @ObservationIgnored private var target = DataExportTarget.pieces { _ in }
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .target(let target): self.target = target
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      export = try await provider.export(to: target)
      router.dismiss()
    }
  }
}
