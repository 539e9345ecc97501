import CommandKit
import DependencyKit
import ModuloContribution
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Contributions to goals.
  static let contribution = Slice(
    commands: [ContributionCommands.self], section: .saving,
    shortcuts: [
      CommandShortcut("save", for: ContributionCommands.Add.self),
      CommandShortcut("take", for: ContributionCommands.Withdraw.self),
    ],
    schemas: ContributionJSON.schemas,
    french: GrammarPhrases.contributions
  ) { values, storage in
    let store = DefaultContributionStore(
      repository: DefaultContributionRepository(storage: storage), uuid: values.uuid)
    values.contributionProvider = store
    return [store]
  } register: {
    $0.registerContribution($1)
  }
}
