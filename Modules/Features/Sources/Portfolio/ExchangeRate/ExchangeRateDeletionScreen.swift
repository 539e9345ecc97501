public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a rate, and then the deleted rate.
public typealias ExchangeRateDeletionScreen = DeletionScreen<ExchangeRateDomain, ExchangeRateError>

extension RowDeletion<ExchangeRateDomain, ExchangeRateError> {
  /// Deletes a rate.
  public convenience init(_ context: ScreenContext, rate: NumberReference) {
    let (provider, format) = (context.dependencies.exchangeRateProvider, context.format)
    let texts = format.strings.rate
    let words = DeletionWords<ExchangeRateDomain>(
      title: texts.deletionTitle, toast: Toast.rateDeleted,
      question: {
        let shown = $0.toUIModel(format)
        return texts.deletionQuestion(shown.number, shown.unit, shown.amount, shown.date)
      },
      deleted: {
        let shown = $0.toUIModel(format)
        return texts.deleted(shown.unit, shown.amount, shown.date)
      })
    self.init(
      context, words,
      find: { () async throws(ExchangeRateError) in try await provider.findOne(rate) },
      delete: { (rate) async throws(ExchangeRateError) in try await provider.delete(.id(rate.id)) })
  }
}
