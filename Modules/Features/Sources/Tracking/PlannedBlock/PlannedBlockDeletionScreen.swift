public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a plan for a block, and then the deleted plan.
public typealias PlannedBlockDeletionScreen = DeletionScreen<PlannedBlockDetailedDomain, PlannedBlockError>

extension RowDeletion<PlannedBlockDetailedDomain, PlannedBlockError> {
  /// Deletes a plan.
  public convenience init(_ context: ScreenContext, plan: NumberReference) {
    let (provider, format) = (context.dependencies.plannedBlockProvider, context.format)
    let words = DeletionWords<PlannedBlockDetailedDomain>(
      title: format.strings.plannedBlock.noun.deletionTitle, toast: Toast.plannedBlockDeleted,
      question: { $0.deletionQuestion(format) }, deleted: { $0.deletedText(format) })
    self.init(
      context, words,
      find: { () async throws(PlannedBlockError) in try await provider.findOne(plan) },
      delete: { (plan) async throws(PlannedBlockError) in try await provider.delete(by: plan.id) })
  }
}
