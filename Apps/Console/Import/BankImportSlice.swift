import CommandKit
import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Imports of files of banks.
  static let bankImport = Slice(
    commands: [ImportCommand.self], section: .data, schemas: BankImportJSON.schemas + BankProfileJSON.schemas,
    french: GrammarPhrases.bankImport
  ) { values, storage in
    values.bankImportProvider = DefaultBankImportStore(
      repository: DefaultBankImportRepository(storage: storage), uuid: values.uuid)
    return []
  }
}
