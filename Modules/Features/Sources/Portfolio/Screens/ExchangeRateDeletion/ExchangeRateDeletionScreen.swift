public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The deletion of a rate, and then the deleted rate.
public struct ExchangeRateDeletionScreen: Screen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<ExchangeRateDomain, ExchangeRateError>

  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateDeletionScreen {
  private var words: ExchangeRateStrings { viewModel.format.strings.rate }

  private func message(_ rate: ExchangeRateDomain) -> String {
    let deleted = rate.toUIModel(viewModel.format)
    return words.deleted(deleted.unit, deleted.amount, deleted.date)
  }
}
