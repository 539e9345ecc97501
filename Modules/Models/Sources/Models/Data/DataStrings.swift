/// The texts of the operations on the data as a whole.
public struct DataStrings: Sendable {
  let language: Language

  /// Title of the location.
  public var locationTitle: String { language("Data", "Données") }
  /// The placeholder for a path where nothing is stored.
  public var inMemory: String { language("in memory; nothing is kept", "en mémoire ; rien n’est conservé") }
  /// Title of the check.
  public var checkTitle: String { language("Check", "Contrôle") }
  /// Title of the backup.
  public var backupTitle: String { language("Backup", "Sauvegarde") }
  /// Title of the restore.
  public var restoreTitle: String { language("Restore", "Restauration") }
  /// Title of the export.
  public var exportTitle: String { language("Export", "Export") }
  /// Title of the import.
  public var importTitle: String { language("Import", "Import") }
  /// Title of the removal of leftover files.
  public var cleaningTitle: String { language("Clean", "Nettoyage") }
  /// Title of the deletion of everything.
  public var deletionTitle: String { language("Delete everything", "Tout supprimer") }

  /// Label of the path of a file.
  public var file: String { language("File", "Fichier") }
  /// Label of whether the copies beside the data are deleted too.
  public var includesCopies: String { language("Copies too", "Les copies aussi") }

  /// There are no faults; the number of rows checked.
  public func clean(_ counts: String) -> String {
    language("No faults found: \(counts)", "Aucun défaut trouvé : \(counts)")
  }

  /// Message after a backup, with its path and size.
  public func backedUp(_ path: String, _ size: String) -> String {
    language("Backed up to \(path): \(size), verified", "Sauvegardé dans \(path) : \(size), vérifié")
  }

  /// Message after a restore, with the counted rows.
  public func restored(_ counts: String) -> String { language("Restored: \(counts)", "Restauré : \(counts)") }

  /// The path of the file that a backup replaced.
  public func kept(_ path: String) -> String {
    language("The old data is kept in \(path)", "Ce qui s’y trouvait est conservé dans \(path)")
  }

  /// Message after an export, with its path and size.
  public func exported(_ path: String, _ size: String) -> String {
    language("Exported to \(path): \(size)", "Exporté dans \(path) : \(size)")
  }

  /// Label of whether an export leaves damaged rows out.
  public var omitsDamage: String { language("Without damaged rows", "Sans les lignes endommagées") }

  /// The heading of the rows that an export has left out.
  func omitted(_ number: String, _ count: Int) -> String {
    language(
      count == 1 ? "1 row was left out:" : "\(number) rows were left out:",
      count == 1 ? "1 ligne a été omise :" : "\(number) lignes ont été omises :")
  }

  /// Message after an import, with the counted rows.
  public func imported(_ counts: String) -> String { language("Imported: \(counts)", "Importé : \(counts)") }
  /// Message after everything was deleted, with the counted rows.
  public func deleted(_ counts: String) -> String { language("Deleted: \(counts)", "Supprimé : \(counts)") }
  /// A copy or an unfinished file that was removed.
  public func removed(_ path: String) -> String { language("Removed \(path)", "\(path) supprimé") }

  /// A copy that still holds what was deleted.
  public func copyStays(_ path: String, _ advice: String?) -> String {
    language(
      "\(path) still holds a copy\(advice.after("; "))", "\(path) en contient encore une copie\(advice.after(" ; "))")
  }

  /// An unfinished file beside the data.
  public func leftover(_ path: String, _ advice: String?) -> String {
    language("\(path) was left unfinished\(advice.after("; "))", "\(path) est resté inachevé\(advice.after(" ; "))")
  }

  /// An object in the database that another program created, by its name.
  public func foreign(_ name: String) -> String {
    language(
      "\(name) in the database isn't Modulo's; it is left as it is",
      "\(name), dans la base de données, n’est pas de Modulo et reste en l’état")
  }

  /// There are no unfinished files.
  public var nothingToClean: String { language("Nothing to clean", "Rien à nettoyer") }

  /// The question before everything is deleted; `copies` says what happens to the copies, and is empty without any.
  public func deletionQuestion(_ counts: String, _ copies: String, _ advice: String?) -> String {
    language(
      "This deletes \(counts) for good.\(advice.after(" "))\n\(copies)Delete everything?",
      "Ceci supprime définitivement \(counts).\(advice.after(" "))\n\(copies)Tout supprimer ?")
  }

  /// The heading of the copies that are deleted too.
  var copiesGo: String { language("These copies are deleted too:", "Ces copies sont aussi supprimées :") }

  /// The heading of the copies that are not deleted.
  func copiesStay(_ advice: String?) -> String {
    language("These copies stay\(advice.after("; ")):", "Ces copies restent\(advice.after(" ; ")) :")
  }

  /// The question before unfinished files are removed.
  public func cleaningQuestion(_ paths: [String]) -> String {
    language(
      "Unfinished files:\n\(paths.map { "  \($0)\n" }.joined())Remove them?",
      "Fichiers inachevés :\n\(paths.map { "  \($0)\n" }.joined())Les supprimer ?")
  }

  /// The question before a backup replaces the data; `nil` stands for data that can't be counted.
  public func restoreQuestion(_ path: String, _ counts: String?) -> String {
    language(
      "This replaces \(counts ?? "data that can't be read") with the backup \(path).\nReplace everything?",
      "Ceci remplace \(counts ?? "des données illisibles") par la sauvegarde \(path).\nTout remplacer ?")
  }

  /// Texts of warnings about rows.
  public var warning: DataWarningStrings { DataWarningStrings(language: language) }
}

extension Strings {
  /// Texts of the data as a whole.
  public var data: DataStrings { DataStrings(language: language) }
}

extension DataStrings {
  /// The lines on the copies when everything is deleted, one for each; empty without any.
  public func copies(_ paths: [String], isDeleted: Bool, _ advice: String?) -> String {
    if paths.isEmpty { return "" }
    return ([isDeleted ? copiesGo : copiesStay(advice)] + paths.map { "  \($0)" }).map { "\($0)\n" }.joined()
  }
}

extension Toast {
  /// All goals, accounts and rates were deleted.
  public static var allDataDeleted: Toast { Toast("Your data was deleted", "Vos données ont été supprimées") }
}
