/// What failed in reading or writing, each as a sentence, and what it means for the data, as another one.
struct StorageErrorStrings: Sendable {
  let language: Language

  var outOfRange: String {
    language("The sum would be larger than can be kept.", "La somme dépasserait ce qui peut être conservé.")
  }

  var busy: String { language("Another program is using the database.", "Un autre programme utilise la base.") }

  func unreachable(_ place: String, _ reason: String) -> String {
    language("\(place): can't be reached (\(reason)).", "\(place) : impossible à joindre (\(reason)).")
  }

  func missingBook(_ place: String, _ advice: String?) -> String {
    language(
      "\(place): there is no such book\(advice.after("; ")).", "\(place) : ce livre n’existe pas\(advice.after(" ; "))."
    )
  }

  func needsFile(_ advice: String?) -> String {
    language(
      "The data is in a book on a server, and no file takes its place\(advice.after("; ")).",
      "Les données sont dans un livre sur un serveur, qu’aucun fichier ne remplace\(advice.after(" ; ")).")
  }

  var needsServer: String {
    language(
      "The data isn't on a server: only a book there has members.",
      "Les données ne sont pas sur un serveur : seul un livre y a des membres.")
  }

  var readOnly: String { language("Nothing can be written here now.", "Rien ne peut être écrit ici en ce moment.") }
  func permission(_ path: String) -> String { language("\(path): no permission.", "\(path) : accès refusé.") }
  var diskFull: String { language("The disk is full.", "Le disque est plein.") }

  func cannotOpen(_ path: String, _ reason: String) -> String {
    language("\(path): can't be opened (\(reason)).", "\(path) : impossible à ouvrir (\(reason)).")
  }

  func foreignFile(_ path: String) -> String {
    language("\(path) isn't a Modulo database.", "\(path) n’est pas une base de Modulo.")
  }

  func newerSchema(_ path: String) -> String {
    language("\(path) was made by a newer version of Modulo.", "\(path) vient d’une version plus récente de Modulo.")
  }

  func damaged(_ detail: String) -> String {
    language("The database is damaged (\(detail)).", "La base est endommagée (\(detail)).")
  }

  func invalidDocument(_ line: Int, _ column: Int, _ reason: String) -> String {
    language("Line \(line), column \(column): \(reason).", "Ligne \(line), colonne \(column) : \(reason).")
  }

  var notEmpty: String {
    language(
      "There is data already, and an import needs an empty database.",
      "Il y a déjà des données, et un import demande une base vide.")
  }

  func alreadyExists(_ path: String) -> String { language("\(path) exists already.", "\(path) existe déjà.") }

  func inputOutput(_ detail: String) -> String {
    language("Reading or writing failed (\(detail)).", "Une lecture ou une écriture a échoué (\(detail)).")
  }

  func outcomeUnknown(_ detail: String) -> String {
    language(
      "Writing failed at the last moment (\(detail)): the change may be saved or not. Look before you repeat it.",
      "L’écriture a échoué au dernier moment (\(detail)) : le changement est peut-être enregistré. Vérifiez avant de "
        + "recommencer.")
  }

  func repeated(_ step: Int) -> String {
    language("This was done already, as step #\(step).", "Ceci a déjà été fait, à l’étape #\(step).")
  }

  var unkept: String {
    language(
      "This changes more than the history keeps, and can't be undone afterwards.",
      "Ceci modifie plus que l’historique ne conserve, et ne pourra pas être annulé.")
  }

  var cancelled: String { language("Interrupted.", "Interrompu.") }

  func internalError(_ detail: String) -> String {
    language(
      "This is a mistake in Modulo, not yours: \(detail).", "C’est une erreur de Modulo, pas la vôtre : \(detail).")
  }

  /// A change that was made, and what failed after it, both as sentences.
  func failedAfter(_ change: String, _ cause: String) -> String {
    language("\(change) What failed after that: \(cause)", "\(change) Ce qui a échoué ensuite : \(cause)")
  }

  func written(_ path: String) -> String { language("\(path) is written.", "\(path) est écrit.") }
  var deleted: String { language("The data is deleted.", "Les données sont supprimées.") }
  var imported: String { language("The data is imported.", "Les données sont importées.") }

  func restored(_ keptPath: String) -> String {
    language(
      "The data is restored, and the old data is in \(keptPath).",
      "Les données sont restaurées, et les anciennes sont dans \(keptPath).")
  }

  /// There was no data to be kept.
  var restoredFirst: String { language("The data is restored.", "Les données sont restaurées.") }
  var nothingChanged: String { language("Nothing was changed.", "Rien n’a été modifié.") }
  /// The same where trying again may help.
  var nothingChangedYet: String { language("Nothing was changed; try again.", "Rien n’a été modifié ; réessayez.") }
  var nothingImported: String { language("Nothing was imported.", "Rien n’a été importé.") }
  var fileLeft: String { language("It was left as it is.", "Le fichier est resté tel quel.") }
  var databaseLeft: String { language("It was left as it is.", "Elle est restée telle quelle.") }
}

extension ErrorStrings {
  var storage: StorageErrorStrings { StorageErrorStrings(language: language) }
}
