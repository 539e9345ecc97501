public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The import of a document, and then the number of its rows.
public struct DataImportScreen: InteractiveScreen {
  /// The state of an import of everything, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of everything as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.importTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(
      fields, failure: viewModel.failureText, success: viewModel.counts.map { words.imported(text($0)) })
  }

  public var fields: [FormField] {
    isDone ? [] : [pathField("\(words.file)", viewModel.path) { await viewModel.send(.source(.file(path: $0))) }]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.importFile)", .submit { await viewModel.send(.submit) })]
  }

  public func appear() async {}

  private var words: DataStrings { viewModel.format.strings.data }

  private var isDone: Bool { viewModel.counts != nil }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}

extension DataImportScreen {
  /// An import of a document into an empty database. It keeps the source until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an import of everything.
    public enum Action: Sendable {
      /// Chooses the document, or standard input.
      case source(InputSource)
      /// Imports the document, all of it or nothing.
      case submit
    }

    public let context: ScreenContext
    /// The number of stored rows; `nil` until the document is imported.
    public private(set) var counts: DataCounts?
    public private(set) var failure: DataError?
    private var source = InputSource.file(path: "")
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the document; empty for standard input.
    public var path: String { if case .file(let path) = source { path } else { "" } }

    public func send(_ action: Action) async {
      switch action {
      case .source(let source): self.source = source
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      counts = nil
      if case .file(let path) = source, path.isBlank { throw .missingPath }
      counts = try await provider.importAll(from: source)
    }
  }
}
