public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a rate, and then the deleted rate.
public struct ExchangeRateDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<ExchangeRateDomain, ExchangeRateError>

  /// The state of the deletion of a rate, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a rate as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }
}

extension ExchangeRateDeletionScreen {
  private var words: ExchangeRateStrings { viewModel.format.strings.rate }

  private func message(_ rate: ExchangeRateDomain) -> String {
    let deleted = rate.toUIModel(viewModel.format)
    return words.deleted(deleted.unit, deleted.amount, deleted.date)
  }
}

extension ExchangeRateDeletionScreen.ViewModel {
  /// Deletes a rate.
  public convenience init(_ context: ScreenContext, rate: NumberReference) {
    let (provider, format) = (context.dependencies.exchangeRateProvider, context.format)
    self.init(
      context, toast: .rateDeleted,
      question: {
        let shown = $0.toUIModel(format)
        return format.strings.rate.deletionQuestion(shown.number, shown.unit, shown.amount, shown.date)
      },
      find: { () async throws(ExchangeRateError) in try await provider.findOne(rate) },
      delete: { (rate) async throws(ExchangeRateError) in try await provider.delete(.id(rate.id)) })
  }
}
