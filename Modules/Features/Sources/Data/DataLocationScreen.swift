public import ModuloCore
import ModuloModels
import ModuloProviders
public import Observation
public import TerminalKit

/// The path of the database, and nothing else, for scripts.
public struct DataLocationScreen: Screen {
  /// The state of the location of the data, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the location of the data as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.locationTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    Text(verbatim: viewModel.location ?? words.inMemory)
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }
}

extension DataLocationScreen {
  /// The location of the data. No file is opened, so that it works whatever state the data is in.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the location of the data.
    public enum Action: Sendable {
      /// Reads the path and counts the rows.
      case appear
    }

    public let context: ScreenContext
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the database; `nil` where nothing is stored.
    public var location: String? { provider.location }

    /// Nothing has to be read.
    public func send(_ action: Action) async {}
  }
}
