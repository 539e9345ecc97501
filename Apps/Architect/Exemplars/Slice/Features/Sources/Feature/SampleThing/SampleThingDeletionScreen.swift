public import ExemplarModels
import ExemplarProviders
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a sample thing, and then the deleted one.
public typealias SampleThingDeletionScreen = DeletionScreen<SampleThingDomain, SampleThingError>

extension RowDeletion<SampleThingDomain, SampleThingError> {
  /// Deletes a sample thing.
  public convenience init(_ context: ScreenContext, sampleThing: NamedReference) {
    let (provider, texts) = (context.dependencies.sampleThingProvider, context.format.strings.sampleThing.noun)
    let words = DeletionWords<SampleThingDomain>(
      title: texts.deletionTitle, toast: Toast.sampleThingDeleted,
      question: { texts.deletionQuestion($0.numberedTitle) }, deleted: { texts.deleted($0.numberedTitle) })
    self.init(
      context, words,
      find: { () async throws(SampleThingError) in try await provider.findOne(sampleThing) },
      delete: { (found) async throws(SampleThingError) in
        do throws(SampleThingError) {
          return try await provider.delete(by: found.id)
        } catch .reference(.sampleThing, .notFound) {
          throw .notFound(found.name)
        }
      })
  }
}
