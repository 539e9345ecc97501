public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a contribution, and then its goal's total.
public typealias ContributionDeletionScreen = DeletionScreen<ContributionDetailedDomain, ContributionError>

extension RowDeletion<ContributionDetailedDomain, ContributionError> {
  /// Deletes a contribution.
  ///
  /// - Parameter allowsNegativeTotal: Whether the goal's total may fall below zero.
  public convenience init(_ context: ScreenContext, contribution: NumberReference, allowsNegativeTotal: Bool = false) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.contributionProvider, format.strings.contribution)
    let words = DeletionWords<ContributionDetailedDomain>(
      title: texts.deletionTitle, toast: Toast.contributionDeleted,
      question: {
        let shown = $0.contribution.toUIModel(format)
        return texts.deletionQuestion(shown.number, shown.name, shown.amount, shown.date, $0.goal.title)
      },
      deleted: { $0.deletedText(format, on: dependencies.today) })
    self.init(
      context, words,
      find: { () async throws(ContributionError) in
        try await provider.findOne(contribution, on: dependencies.today)
      },
      delete: { (row) async throws(ContributionError) in
        try await provider.delete(
          by: row.contribution.id, of: row.goal, allowsNegativeTotal: allowsNegativeTotal, on: dependencies.today)
      })
  }
}
