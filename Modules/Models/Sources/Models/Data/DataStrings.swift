/// The texts of the operations on the data as a whole.
public struct DataStrings: Sendable {
  /// Title of the location.
  public let locationTitle: String
  /// The placeholder for a path where nothing is stored.
  public let inMemory: String
  /// Title of the check.
  public let checkTitle: String
  /// Title of the backup.
  public let backupTitle: String
  /// Title of the restore.
  public let restoreTitle: String
  /// Title of the export.
  public let exportTitle: String
  /// Title of the import.
  public let importTitle: String
  /// Title of the removal of leftover files.
  public let cleaningTitle: String
  /// Title of the deletion of everything.
  public let deletionTitle: String

  /// Label of the path of a file.
  public let file: String
  /// Label of whether the copies beside the data are deleted too.
  public let includesCopies: String

  /// There are no faults; the number of rows checked.
  public let clean: @Sendable (_ counts: String) -> String
  /// Message after a backup, with its path and size.
  public let backedUp: @Sendable (_ path: String, _ size: String) -> String
  /// Message after a restore, with the counted rows.
  public let restored: @Sendable (_ counts: String) -> String
  /// The path of the file that a backup replaced.
  public let kept: @Sendable (_ path: String) -> String
  /// Message after an export, with its path and size.
  public let exported: @Sendable (_ path: String, _ size: String) -> String
  /// Label of whether an export leaves damaged rows out.
  public let omitsDamage: String
  /// The heading of the rows that an export has left out.
  let omitted: @Sendable (_ number: String, _ count: Int) -> String
  /// Message after an import, with the counted rows.
  public let imported: @Sendable (_ counts: String) -> String
  /// Message after everything was deleted, with the counted rows.
  public let deleted: @Sendable (_ counts: String) -> String
  /// A copy or an unfinished file that was removed.
  public let removed: @Sendable (_ path: String) -> String
  /// A copy that still holds what was deleted.
  public let copyStays: @Sendable (_ path: String, _ advice: String?) -> String
  /// An unfinished file beside the data.
  public let leftover: @Sendable (_ path: String, _ advice: String?) -> String
  /// An object in the database that another program created, by its name.
  public let foreign: @Sendable (_ name: String) -> String
  /// There are no unfinished files.
  public let nothingToClean: String

  /// The question before everything is deleted; `copies` says what happens to the copies, and is empty without any.
  public let deletionQuestion: @Sendable (_ counts: String, _ copies: String, _ advice: String?) -> String
  /// The heading of the copies that are deleted too.
  let copiesGo: String
  /// The heading of the copies that are not deleted.
  let copiesStay: @Sendable (_ advice: String?) -> String
  /// The question before unfinished files are removed.
  public let cleaningQuestion: @Sendable (_ paths: [String]) -> String
  /// The question before a backup replaces the data; `nil` stands for data that can't be counted.
  public let restoreQuestion: @Sendable (_ path: String, _ counts: String?) -> String
  /// Texts of warnings about rows.
  public let warning: DataWarningStrings
}

extension DataStrings {
  static let english = DataStrings(
    locationTitle: "Data",
    inMemory: "in memory; nothing is kept",
    checkTitle: "Check",
    backupTitle: "Backup",
    restoreTitle: "Restore",
    exportTitle: "Export",
    importTitle: "Import",
    cleaningTitle: "Clean",
    deletionTitle: "Delete everything",
    file: "File",
    includesCopies: "Copies too",
    clean: { counts in "No faults found: \(counts)" },
    backedUp: { path, size in "Backed up to \(path): \(size), verified" },
    restored: { counts in "Restored: \(counts)" },
    kept: { path in "The old data is kept in \(path)" },
    exported: { path, size in "Exported to \(path): \(size)" },
    omitsDamage: "Without damaged rows",
    omitted: { number, count in count == 1 ? "1 row was left out:" : "\(number) rows were left out:" },
    imported: { counts in "Imported: \(counts)" },
    deleted: { counts in "Deleted: \(counts)" },
    removed: { path in "Removed \(path)" },
    copyStays: { path, advice in "\(path) still holds a copy\(advice.after("; "))" },
    leftover: { path, advice in "\(path) was left unfinished\(advice.after("; "))" },
    foreign: { name in "\(name) in the database isn't Modulo's; it is left as it is" },
    nothingToClean: "Nothing to clean",
    deletionQuestion: { counts, copies, advice in
      "This deletes \(counts) for good.\(advice.after(" "))\n\(copies)Delete everything?"
    },
    copiesGo: "These copies are deleted too:",
    copiesStay: { advice in "These copies stay\(advice.after("; ")):" },
    cleaningQuestion: { paths in "Unfinished files:\n\(paths.map { "  \($0)\n" }.joined())Remove them?" },
    restoreQuestion: { path, counts in
      "This replaces \(counts ?? "data that can't be read") with the backup \(path).\nReplace everything?"
    }, warning: .english)

  static let french = DataStrings(
    locationTitle: "Données",
    inMemory: "en mémoire ; rien n’est conservé",
    checkTitle: "Contrôle",
    backupTitle: "Sauvegarde",
    restoreTitle: "Restauration",
    exportTitle: "Export",
    importTitle: "Import",
    cleaningTitle: "Nettoyage",
    deletionTitle: "Tout supprimer",
    file: "Fichier",
    includesCopies: "Les copies aussi",
    clean: { counts in "Aucun défaut trouvé : \(counts)" },
    backedUp: { path, size in "Sauvegardé dans \(path) : \(size), vérifié" },
    restored: { counts in "Restauré : \(counts)" },
    kept: { path in "Ce qui s’y trouvait est conservé dans \(path)" },
    exported: { path, size in "Exporté dans \(path) : \(size)" },
    omitsDamage: "Sans les lignes endommagées",
    omitted: { number, count in count == 1 ? "1 ligne a été omise :" : "\(number) lignes ont été omises :" },
    imported: { counts in "Importé : \(counts)" },
    deleted: { counts in "Supprimé : \(counts)" },
    removed: { path in "\(path) supprimé" },
    copyStays: { path, advice in "\(path) en contient encore une copie\(advice.after(" ; "))" },
    leftover: { path, advice in "\(path) est resté inachevé\(advice.after(" ; "))" },
    foreign: { name in "\(name), dans la base de données, n’est pas de Modulo et reste en l’état" },
    nothingToClean: "Rien à nettoyer",
    deletionQuestion: { counts, copies, advice in
      "Ceci supprime définitivement \(counts).\(advice.after(" "))\n\(copies)Tout supprimer ?"
    },
    copiesGo: "Ces copies sont aussi supprimées :",
    copiesStay: { advice in "Ces copies restent\(advice.after(" ; ")) :" },
    cleaningQuestion: { paths in "Fichiers inachevés :\n\(paths.map { "  \($0)\n" }.joined())Les supprimer ?" },
    restoreQuestion: { path, counts in
      "Ceci remplace \(counts ?? "des données illisibles") par la sauvegarde \(path).\nTout remplacer ?"
    }, warning: .french)
}

extension DataStrings {
  /// The lines on the copies when everything is deleted, one for each; empty without any.
  public func copies(_ paths: [String], isDeleted: Bool, _ advice: String?) -> String {
    if paths.isEmpty { return "" }
    return ([isDeleted ? copiesGo : copiesStay(advice)] + paths.map { "  \($0)" }).map { "\($0)\n" }.joined()
  }
}
