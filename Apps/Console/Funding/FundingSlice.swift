import DependencyKit
import ModuloFinancialGoal
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Links between goals and accounts. Their commands are those of goals.
  static let funding = Slice(
    commands: [], section: .saving, schemas: FundingJSON.schemas, french: GrammarPhrases.fundings
  ) { values, storage in
    values.fundingProvider = DefaultFundingStore(repository: DefaultFundingRepository(storage: storage))
    return []
  } register: {
    $0.registerFunding($1)
  }
}
