import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a rate, and then the stored rate.
public struct ExchangeRateFormScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.setTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let saved = viewModel.saved?.toUIModel(viewModel.format) {
      Message(words.created(saved.unit, saved.amount, saved.date), .success)
    } else {
      Figures([(words.currency, viewModel.currency), (words.rate, viewModel.rate), (words.date, viewModel.date ?? "")])
      if let failure = viewModel.failureText {
        Message(failure, .failure)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateFormScreen {
  private var words: ExchangeRateStrings { viewModel.format.strings.rate }
}
