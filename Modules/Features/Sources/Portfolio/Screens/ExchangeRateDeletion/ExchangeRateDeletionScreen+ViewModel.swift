public import ModuloCore
public import ModuloModels
import ModuloProviders

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
