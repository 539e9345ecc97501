public import ModuloCore
public import ModuloModels
import ModuloProviders

extension ContributionDeletionScreen.ViewModel {
  /// Deletes a contribution.
  ///
  /// - Parameter allowsNegativeTotal: Whether the goal's total may fall below zero.
  public convenience init(_ context: ScreenContext, contribution: NumberReference, allowsNegativeTotal: Bool = false) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.contributionProvider
    self.init(
      context, toast: .contributionDeleted,
      question: {
        let shown = $0.contribution.toUIModel(format)
        return format.strings.contribution.deletionQuestion(
          shown.number, shown.name, shown.amount, shown.date, $0.goal.title)
      },
      find: { () async throws(ContributionError) in
        try await provider.findOne(contribution, on: dependencies.today)
      },
      delete: { (row) async throws(ContributionError) in
        try await provider.delete(
          by: row.contribution.id, of: row.goal, allowsNegativeTotal: allowsNegativeTotal, on: dependencies.today)
      })
  }
}
