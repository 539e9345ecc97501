public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a document, and then the number of its rows.
public struct DataImportScreen: Screen {
  /// The state of an import of everything, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of everything as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.importTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let counts = viewModel.counts {
      Message(words.imported(text(counts)), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

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
      /// The screen appears: nothing is read.
      case appear
      /// Chooses the document, or standard input.
      case source(InputSource)
      /// Imports the document, all of it or nothing.
      case submit
    }

    public let context: ScreenContext
    /// The number of stored rows; `nil` until the document is imported.
    public private(set) var counts: DataCounts?
    public private(set) var failure: DataError?
    @ObservationIgnored private var source = InputSource.standardInput
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .source(let source): self.source = source
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      counts = try await provider.importAll(from: source)
      router.dismiss()
    }
  }
}
