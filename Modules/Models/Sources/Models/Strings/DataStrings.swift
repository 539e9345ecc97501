/// The words of what is done with the data as a whole.
public struct DataStrings: Sendable {
  public let locationTitle: String
  /// What stands for a path where nothing is kept.
  public let inMemory: String
  public let checkTitle: String
  public let backupTitle: String
  public let restoreTitle: String
  public let exportTitle: String
  public let importTitle: String
  public let deletionTitle: String

  /// Nothing is wrong; how much was looked at.
  public let clean: @Sendable (_ counts: String) -> String
  public let backedUp: @Sendable (_ path: String, _ size: String) -> String
  public let restored: @Sendable (_ counts: String) -> String
  /// Where the file is that a backup replaced.
  public let kept: @Sendable (_ path: String) -> String
  public let exported: @Sendable (_ path: String, _ size: String) -> String
  public let imported: @Sendable (_ counts: String) -> String
  public let deleted: @Sendable (_ counts: String) -> String

  /// What is asked before everything is deleted.
  public let deletionQuestion: @Sendable (_ counts: String) -> String
  /// What is asked before a backup takes the place of the data; `nil` stands for data that can't be counted.
  public let restoreQuestion: @Sendable (_ path: String, _ counts: String?) -> String
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
    deletionTitle: "Delete everything",
    clean: { counts in "No faults found: \(counts)" },
    backedUp: { path, size in "Backed up to \(path): \(size), verified" },
    restored: { counts in "Restored: \(counts)" },
    kept: { path in "What was there before is kept in \(path)" },
    exported: { path, size in "Exported to \(path): \(size)" },
    imported: { counts in "Imported: \(counts)" },
    deleted: { counts in "Deleted: \(counts)" },
    deletionQuestion: { counts in
      "This deletes \(counts) for good. `modulo data backup FILE` makes a backup first.\nDelete everything?"
    },
    restoreQuestion: { path, counts in
      "This replaces \(counts ?? "data that can't be read") by the backup \(path).\nReplace everything?"
    }, warning: .english)

  static let french = DataStrings(
    locationTitle: "Données",
    inMemory: "en mémoire ; rien n’est conservé",
    checkTitle: "Contrôle",
    backupTitle: "Sauvegarde",
    restoreTitle: "Restauration",
    exportTitle: "Export",
    importTitle: "Import",
    deletionTitle: "Tout supprimer",
    clean: { counts in "Aucun défaut trouvé : \(counts)" },
    backedUp: { path, size in "Sauvegardé dans \(path) : \(size), vérifié" },
    restored: { counts in "Restauré : \(counts)" },
    kept: { path in "Ce qui s’y trouvait est conservé dans \(path)" },
    exported: { path, size in "Exporté dans \(path) : \(size)" },
    imported: { counts in "Importé : \(counts)" },
    deleted: { counts in "Supprimé : \(counts)" },
    deletionQuestion: { counts in
      "Ceci supprime définitivement \(counts). `modulo data backup FICHIER` en fait d’abord une sauvegarde.\n"
        + "Tout supprimer ?"
    },
    restoreQuestion: { path, counts in
      "Ceci remplace \(counts ?? "des données illisibles") par la sauvegarde \(path).\nTout remplacer ?"
    }, warning: .french)
}
