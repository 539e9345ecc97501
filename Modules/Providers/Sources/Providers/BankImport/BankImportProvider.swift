public import DependencyKit
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.BankImportOperations

/// Imports of files of banks for screens.
@MainActor
public protocol BankImportProvider: BankImportOperations, Observable {}

extension DefaultBankImportStore: BankImportProvider {}

private enum BankImportProviderKey: DependencyKey { typealias Value = any BankImportProvider }

extension DependencyValues {
  /// The provider of imports of files of banks; `AppComposition` registers it.
  public var bankImportProvider: any BankImportProvider {
    get { self[BankImportProviderKey.self] }
    set { self[BankImportProviderKey.self] = newValue }
  }
}
