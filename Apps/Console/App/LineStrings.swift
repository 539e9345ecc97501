import ModuloModels

/// The words of the app by lines that the full-screen app has not.
struct LineStrings: Sendable {
  let language: Language

  /// The first line of all.
  var introduction: String {
    language("Type a choice and Enter; ? explains, q goes back.", "Tapez un choix puis Entrée ; ? explique, q revient.")
  }

  /// Before the keys of a screen.
  var choices: String { language("Choices", "Choix") }

  /// Before the keys of a row, with one of them and a number as an example.
  func choicesOfRow(_ key: String, _ row: Int) -> String {
    language("With a row, as in \"\(key) \(row)\"", "Avec une ligne, par exemple « \(key) \(row) »")
  }

  /// Below a part of a long list.
  func pages(_ first: Int, _ last: Int, _ count: Int) -> String {
    language(
      "Rows \(first) to \(last) of \(count): > shows the next ones, < those before",
      "Lignes \(first) à \(last) sur \(count) : > montre les suivantes, < les précédentes")
  }

  /// What can be typed beside the choices.
  var help: [String] {
    language(
      [
        "A number alone opens its row; an empty line shows the screen again.",
        "/text shows the lines with a text; a colon runs a command, as in :goal list.",
      ],
      [
        "Un numéro seul ouvre sa ligne ; une ligne vide montre l’écran de nouveau.",
        "/texte montre les lignes qui le contiennent ; un deux-points exécute une commande, par exemple :goal list.",
      ])
  }

  /// Above the fields of a form.
  var formHint: String {
    language(
      "Enter keeps a value, - empties it, . skips the rest.", "Entrée garde une valeur, - la vide, . passe le reste.")
  }

  var save: String { language("Save", "Enregistrer") }
  var change: String { language("Change", "Modifier") }
  var close: String { language("Close", "Fermer") }
  var yes: String { language("yes", "oui") }
  var no: String { language("no", "non") }
  /// The answers that mean no, in lower case.
  var noAnswers: [String] { language(["n", "no"], ["n", "non", "no"]) }

  /// Refusal of a value.
  func unusable(_ text: String) -> String {
    language("The field can't be \"\(text)\".", "Le champ ne peut pas être « \(text) ».")
  }

  /// Refusal of a line that is none of the choices.
  func unknown(_ text: String) -> String {
    language("\"\(text)\" isn't one of the choices; ? lists them.", "« \(text) » n’est pas un des choix ; ? les donne.")
  }

  /// Refusal of a key that was typed without a row, with a number as an example.
  func needsRow(_ key: String, _ row: Int) -> String {
    language("Of which row? As in \"\(key) \(row)\".", "De quelle ligne ? Par exemple « \(key) \(row) ».")
  }

  func noRow(_ number: Int) -> String { language("There is no row \(number).", "Il n’y a pas de ligne \(number).") }
  /// There are no further rows.
  var noPage: String { language("There are no more rows.", "Il n’y a pas d’autres lignes.") }

  /// The input has ended within a form that was typed into.
  var formNotSaved: String {
    language(
      "The input ended within a form, which wasn't saved.",
      "L’entrée s’est terminée dans un formulaire, qui n’a pas été enregistré.")
  }

  /// A signal has ended the app.
  var interrupted: String { language("Interrupted.", "Interrompu.") }
}

extension FormatContext {
  /// The words of the app by lines, in the context's language.
  var lines: LineStrings { LineStrings(language: language) }
}
