public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The export of a document to a file, and then the file's path and size.
public struct DataExportScreen: InteractiveScreen {
  /// The state of an export, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an export as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.exportTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.export.flatMap(message))
    if let export = viewModel.export, export.path != nil {
      OutcomeMessage(failure: export.omissionText(viewModel.format), success: nil)
      OutcomeMessage(failure: words.warning.kept(export.warnings, viewModel.format), success: nil)
    }
  }

  public var fields: [FormField] {
    if isDone { return [] }
    return [
      pathField("\(words.file)", viewModel.path) { await viewModel.send(.target(.file(path: $0))) },
      .toggle("\(words.omitsDamage)", isOn: viewModel.omitsDamage) { await viewModel.send(.omitDamage($0)) },
    ]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.exportFile)", .submit { await viewModel.send(.submit) })]
  }

  public func appear() async {}

  private var words: DataStrings { viewModel.format.strings.data }

  private var isDone: Bool { viewModel.export != nil }

  private func message(_ file: DataFile) -> String? {
    let format = viewModel.format
    return file.path.map { words.exported($0, format.strings.count.bytes(file.bytes, format)) }
  }
}

extension DataExportScreen {
  /// An export of everything as one document. It keeps the target until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an export.
    public enum Action: Sendable {
      /// Chooses a file, or a receiver of chunks.
      case target(DataExportTarget)
      /// Chooses whether damaged rows are left out.
      case omitDamage(Bool)
      /// Writes the document.
      case submit
    }

    public let context: ScreenContext
    /// The written file; `nil` until it is complete.
    public private(set) var export: DataFile?
    public private(set) var failure: DataError?
    /// Whether damaged rows are left out.
    public private(set) var omitsDamage = false
    private var target = DataExportTarget.file(path: "")
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the file; empty for a receiver of chunks.
    public var path: String { if case .file(let path) = target { path } else { "" } }

    public func send(_ action: Action) async {
      switch action {
      case .target(let target): self.target = target
      case .omitDamage(let omitsDamage): self.omitsDamage = omitsDamage
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      export = nil
      if case .file(let path) = target, path.isBlank { throw .missingPath }
      export = try await provider.export(to: target, omittingDamage: omitsDamage)
    }
  }
}
