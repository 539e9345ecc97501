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
    FormStatus(
      [(words.currency, viewModel.currency), (words.rate, viewModel.rate), (words.date, viewModel.date ?? "")],
      failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateFormScreen {
  private var words: ExchangeRateStrings { viewModel.format.strings.rate }

  private func message(_ rate: ExchangeRateDomain) -> String {
    let saved = rate.toUIModel(viewModel.format)
    return words.created(saved.unit, saved.amount, saved.date)
  }
}
