import ModuloPortfolio
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// The worth of all accounts together. Its feature has the screens of accounts, balances and rates too.
  static let portfolio = Slice(
    commands: [PortfolioCommand.self], section: .netWorth,
    schemas: PortfolioJSON.schemas,
    french: GrammarPhrases.portfolio
  ) { values, storage in
    values.portfolioProvider = DefaultPortfolioStore(repository: DefaultPortfolioRepository(storage: storage))
    return []
  } register: {
    $0.registerPortfolio($1)
  }
}
