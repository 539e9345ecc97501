public import DependencyKit
public import ModuloModels
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.ContributionOperations

/// Contributions for screens: newest first.
@MainActor
public protocol ContributionProvider: ContributionOperations, Observable {
  /// The page last read, with the changes since: day descending, number descending.
  var contributions: [ContributionDomain] { get }
}

extension DefaultContributionStore: ContributionProvider {
  public var contributions: [ContributionDomain] {
    rows.sorted { $0.key > $1.key }
  }
}

private enum ContributionProviderKey: DependencyKey { typealias Value = any ContributionProvider }

extension DependencyValues {
  /// The provider of contributions; `AppComposition` registers it.
  public var contributionProvider: any ContributionProvider {
    get { self[ContributionProviderKey.self] }
    set { self[ContributionProviderKey.self] = newValue }
  }
}
