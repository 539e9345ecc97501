struct StorageErrorStrings: Sendable {
  let outOfRange: String
  let busy: String
  let permission: @Sendable (_ path: String) -> String
  let full: String
  let cannotOpen: @Sendable (_ path: String, _ reason: String) -> String
  let notOurs: @Sendable (_ path: String) -> String
  let newer: @Sendable (_ path: String) -> String
  let damaged: @Sendable (_ detail: String) -> String
  let invalidDocument: @Sendable (_ line: Int, _ column: Int, _ reason: String) -> String
  let notEmpty: String
  let alreadyExists: @Sendable (_ path: String) -> String
  let inputOutput: @Sendable (_ detail: String) -> String
  let outcomeUnknown: @Sendable (_ detail: String) -> String
  let cancelled: String
  let programming: @Sendable (_ detail: String) -> String
}

extension StorageErrorStrings {
  static let english = StorageErrorStrings(
    outOfRange: "The sum would be larger than can be kept.",
    busy: "Another program is using the database. Nothing was changed; try again.",
    permission: { path in "\(path): no permission. Nothing was changed." },
    full: "The disk is full. Nothing was changed.",
    cannotOpen: { path, reason in "\(path): can't be opened (\(reason))." },
    notOurs: { path in "\(path) isn't a Modulo database. It was left as it is." },
    newer: { path in "\(path) was made by a newer version of Modulo. It was left as it is." },
    damaged: { detail in "The database is damaged (\(detail)). It was left as it is." },
    invalidDocument: { line, column, reason in "Line \(line), column \(column): \(reason). Nothing was imported." },
    notEmpty: "There is data already, and an import needs an empty database. Nothing was imported.",
    alreadyExists: { path in "\(path) exists already. It was left as it is." },
    inputOutput: { detail in "Reading or writing failed (\(detail)). Nothing was changed." },
    outcomeUnknown: { detail in
      "Writing failed at the last moment (\(detail)): the change may be saved or not. Look before you repeat it."
    },
    cancelled: "Interrupted. Nothing was changed.",
    programming: { detail in "This is a mistake in Modulo, not yours: \(detail). Nothing was changed." })

  static let french = StorageErrorStrings(
    outOfRange: "La somme dépasserait ce qui peut être conservé.",
    busy: "Un autre programme utilise la base. Rien n’a été modifié ; réessayez.",
    permission: { path in "\(path) : accès refusé. Rien n’a été modifié." },
    full: "Le disque est plein. Rien n’a été modifié.",
    cannotOpen: { path, reason in "\(path) : impossible à ouvrir (\(reason))." },
    notOurs: { path in "\(path) n’est pas une base de Modulo. Le fichier est resté tel quel." },
    newer: { path in "\(path) vient d’une version plus récente de Modulo. Le fichier est resté tel quel." },
    damaged: { detail in "La base est endommagée (\(detail)). Elle est restée telle quelle." },
    invalidDocument: { line, column, reason in
      "Ligne \(line), colonne \(column) : \(reason). Rien n’a été importé."
    },
    notEmpty: "Il y a déjà des données, et un import demande une base vide. Rien n’a été importé.",
    alreadyExists: { path in "\(path) existe déjà. Le fichier est resté tel quel." },
    inputOutput: { detail in "Une lecture ou une écriture a échoué (\(detail)). Rien n’a été modifié." },
    outcomeUnknown: { detail in
      "L’écriture a échoué au dernier moment (\(detail)) : le changement est peut-être enregistré. Vérifiez avant de "
        + "recommencer."
    },
    cancelled: "Interrompu. Rien n’a été modifié.",
    programming: { detail in "C’est une erreur de Modulo, pas la vôtre : \(detail). Rien n’a été modifié." })
}
