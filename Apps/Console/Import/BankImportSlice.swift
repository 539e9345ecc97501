import CommandKit
import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Imports of files of banks.
  static let bankImport = Slice(commands: [], section: .data, schemas: []) { values, storage in
    values.bankImportProvider = DefaultBankImportStore(
      repository: DefaultBankImportRepository(storage: storage), uuid: values.uuid)
    return []
  }
}
