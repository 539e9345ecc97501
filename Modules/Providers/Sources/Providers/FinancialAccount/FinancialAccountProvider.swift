public import DependencyKit
public import ModuloModels
public import ModuloStores
import ModuloUtilities
public import Observation

@_exported public import protocol ModuloStores.FinancialAccountOperations

/// Accounts for screens: sorted.
@MainActor
public protocol FinancialAccountProvider: FinancialAccountOperations, Observable {
  /// The accounts that were last read, sorted. Equal accounts are in insertion order.
  func financialAccounts(by sort: FinancialAccountSort) -> [FinancialAccountDomain]
}

extension DefaultFinancialAccountStore: FinancialAccountProvider {
  public func financialAccounts(by sort: FinancialAccountSort) -> [FinancialAccountDomain] {
    let accounts = rows
    return switch sort {
    case .balance: order.sorted(accounts)
    case .name: accounts.sorted { ($0.name.folded, $0.number) < ($1.name.folded, $1.number) }
    case .type: accounts.sorted { ($0.type.position, $0.number) < ($1.type.position, $1.number) }
    case .updated: accounts.sorted { ($1.latestDay, $0.number) < ($0.latestDay, $1.number) }
    }
  }
}

private enum FinancialAccountProviderKey: DependencyKey { typealias Value = any FinancialAccountProvider }

extension DependencyValues {
  /// The provider of accounts; `AppComposition` registers it.
  public var financialAccountProvider: any FinancialAccountProvider {
    get { self[FinancialAccountProviderKey.self] }
    set { self[FinancialAccountProviderKey.self] = newValue }
  }
}

extension FinancialAccountType {
  /// The position of the type among all.
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex }
}

extension FinancialAccountDomain {
  /// The day of the latest balance, or one before every day for an account without one.
  fileprivate var latestDay: Int { updated?.rawValue ?? .min }
}
