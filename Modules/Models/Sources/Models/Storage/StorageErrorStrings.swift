/// What failed in reading or writing, each as a sentence, and what it means for the data, as another one.
struct StorageErrorStrings: Sendable {
  let outOfRange: String
  let busy: String
  let permission: @Sendable (_ path: String) -> String
  let diskFull: String
  let cannotOpen: @Sendable (_ path: String, _ reason: String) -> String
  let foreignFile: @Sendable (_ path: String) -> String
  let newerSchema: @Sendable (_ path: String) -> String
  let damaged: @Sendable (_ detail: String) -> String
  let invalidDocument: @Sendable (_ line: Int, _ column: Int, _ reason: String) -> String
  let notEmpty: String
  let alreadyExists: @Sendable (_ path: String) -> String
  let inputOutput: @Sendable (_ detail: String) -> String
  let outcomeUnknown: @Sendable (_ detail: String) -> String
  let cancelled: String
  let internalError: @Sendable (_ detail: String) -> String
  /// A change that was made, and what failed after it, both as sentences.
  let failedAfter: @Sendable (_ change: String, _ cause: String) -> String
  let written: @Sendable (_ path: String) -> String
  let imported: String
  let restored: @Sendable (_ keptPath: String) -> String
  /// There was no data to be kept.
  let restoredFirst: String
  let nothingChanged: String
  /// The same where trying again may help.
  let nothingChangedYet: String
  let nothingImported: String
  let fileLeft: String
  let databaseLeft: String
}

extension StorageErrorStrings {
  static let english = StorageErrorStrings(
    outOfRange: "The sum would be larger than can be kept.",
    busy: "Another program is using the database.",
    permission: { path in "\(path): no permission." },
    diskFull: "The disk is full.",
    cannotOpen: { path, reason in "\(path): can't be opened (\(reason))." },
    foreignFile: { path in "\(path) isn't a Modulo database." },
    newerSchema: { path in "\(path) was made by a newer version of Modulo." },
    damaged: { detail in "The database is damaged (\(detail))." },
    invalidDocument: { line, column, reason in "Line \(line), column \(column): \(reason)." },
    notEmpty: "There is data already, and an import needs an empty database.",
    alreadyExists: { path in "\(path) exists already." },
    inputOutput: { detail in "Reading or writing failed (\(detail))." },
    outcomeUnknown: { detail in
      "Writing failed at the last moment (\(detail)): the change may be saved or not. Look before you repeat it."
    },
    cancelled: "Interrupted.",
    internalError: { detail in "This is a mistake in Modulo, not yours: \(detail)." },
    failedAfter: { change, cause in "\(change) What failed after that: \(cause)" },
    written: { path in "\(path) is written." },
    imported: "The data is imported.",
    restored: { keptPath in "The data is restored, and the old data is in \(keptPath)." },
    restoredFirst: "The data is restored.",
    nothingChanged: "Nothing was changed.",
    nothingChangedYet: "Nothing was changed; try again.",
    nothingImported: "Nothing was imported.",
    fileLeft: "It was left as it is.",
    databaseLeft: "It was left as it is.")

  static let french = StorageErrorStrings(
    outOfRange: "La somme dépasserait ce qui peut être conservé.",
    busy: "Un autre programme utilise la base.",
    permission: { path in "\(path) : accès refusé." },
    diskFull: "Le disque est plein.",
    cannotOpen: { path, reason in "\(path) : impossible à ouvrir (\(reason))." },
    foreignFile: { path in "\(path) n’est pas une base de Modulo." },
    newerSchema: { path in "\(path) vient d’une version plus récente de Modulo." },
    damaged: { detail in "La base est endommagée (\(detail))." },
    invalidDocument: { line, column, reason in "Ligne \(line), colonne \(column) : \(reason)." },
    notEmpty: "Il y a déjà des données, et un import demande une base vide.",
    alreadyExists: { path in "\(path) existe déjà." },
    inputOutput: { detail in "Une lecture ou une écriture a échoué (\(detail))." },
    outcomeUnknown: { detail in
      "L’écriture a échoué au dernier moment (\(detail)) : le changement est peut-être enregistré. Vérifiez avant de "
        + "recommencer."
    },
    cancelled: "Interrompu.",
    internalError: { detail in "C’est une erreur de Modulo, pas la vôtre : \(detail)." },
    failedAfter: { change, cause in "\(change) Ce qui a échoué ensuite : \(cause)" },
    written: { path in "\(path) est écrit." },
    imported: "Les données sont importées.",
    restored: { keptPath in "Les données sont restaurées, et les anciennes sont dans \(keptPath)." },
    restoredFirst: "Les données sont restaurées.",
    nothingChanged: "Rien n’a été modifié.",
    nothingChangedYet: "Rien n’a été modifié ; réessayez.",
    nothingImported: "Rien n’a été importé.",
    fileLeft: "Le fichier est resté tel quel.",
    databaseLeft: "Elle est restée telle quelle.")
}
