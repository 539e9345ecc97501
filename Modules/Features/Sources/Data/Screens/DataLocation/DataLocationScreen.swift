import ModuloCore
import ModuloModels
public import TerminalKit

/// The path of the database, and nothing else, for scripts.
public struct DataLocationScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.locationTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    Text(verbatim: viewModel.location ?? words.inMemory)
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }
}
