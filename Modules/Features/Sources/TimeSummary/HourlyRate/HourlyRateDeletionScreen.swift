public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of an hourly rate, and then the deleted rate.
public typealias HourlyRateDeletionScreen = DeletionScreen<HourlyRateDomain, HourlyRateError>

extension RowDeletion<HourlyRateDomain, HourlyRateError> {
  /// Deletes an hourly rate.
  public convenience init(_ context: ScreenContext, hourlyRate reference: NumberReference) {
    let (provider, format) = (context.dependencies.hourlyRateProvider, context.format)
    let words = DeletionWords<HourlyRateDomain>(
      title: format.strings.hourlyRate.deletionTitle, toast: Toast.hourlyRateDeleted,
      question: { $0.deletionQuestion(format) }, deleted: { $0.deletedText(format) })
    self.init(
      context, words,
      find: { () async throws(HourlyRateError) in try await provider.findOne(reference) },
      delete: { (rate) async throws(HourlyRateError) in try await provider.delete(rate.reference) })
  }
}
