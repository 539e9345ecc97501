public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.FundingOperations

/// The links between goals and accounts, for screens.
@MainActor
public protocol FundingProvider: FundingOperations {}

extension DefaultFundingStore: FundingProvider {}

private enum FundingProviderKey: DependencyKey { typealias Value = any FundingProvider }

extension DependencyValues {
  /// The provider of links between goals and accounts; `AppComposition` registers it.
  public var fundingProvider: any FundingProvider {
    get { self[FundingProviderKey.self] }
    set { self[FundingProviderKey.self] = newValue }
  }
}
