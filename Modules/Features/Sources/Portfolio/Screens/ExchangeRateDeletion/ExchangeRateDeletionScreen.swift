import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The deletion of a rate, and then the deleted rate.
public struct ExchangeRateDeletionScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let deleted = viewModel.deleted?.toUIModel(viewModel.format) {
      Message(words.deleted(deleted.unit, deleted.amount, deleted.date), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateDeletionScreen {
  private var words: ExchangeRateStrings { viewModel.format.strings.rate }
}
