public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.PortfolioOperations

/// All accounts together, for screens.
@MainActor
public protocol PortfolioProvider: PortfolioOperations {}

extension DefaultPortfolioStore: PortfolioProvider {}

private enum PortfolioProviderKey: DependencyKey { typealias Value = any PortfolioProvider }

extension DependencyValues {
  /// The provider of the portfolio; `AppComposition` registers it.
  public var portfolioProvider: any PortfolioProvider {
    get { self[PortfolioProviderKey.self] }
    set { self[PortfolioProviderKey.self] = newValue }
  }
}
