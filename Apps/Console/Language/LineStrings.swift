import ModuloModels

/// The words of the app by lines that the full-screen app has not.
struct LineStrings: Sendable {
  /// The first line of all.
  let introduction: String
  /// Before the keys of a screen.
  let choices: String
  /// Before the keys of a row, with one of them and a number as an example.
  let choicesOfRow: @Sendable (_ key: String, _ row: Int) -> String
  /// Below a part of a long list.
  let pages: @Sendable (_ first: Int, _ last: Int, _ count: Int) -> String
  /// What can be typed beside the choices.
  let help: [String]
  /// Above the fields of a form.
  let formHint: String
  let save: String
  let change: String
  let close: String
  let yes: String
  let no: String
  /// The answers that mean no, in lower case.
  let noAnswers: [String]
  /// Refusal of a value.
  let unusable: @Sendable (_ text: String) -> String
  /// Refusal of a line that is none of the choices.
  let unknown: @Sendable (_ text: String) -> String
  /// Refusal of a key that was typed without a row, with a number as an example.
  let needsRow: @Sendable (_ key: String, _ row: Int) -> String
  let noRow: @Sendable (_ number: Int) -> String
  /// There are no further rows.
  let noPage: String
  /// The input has ended within a form that was typed into.
  let formNotSaved: String
  /// A signal has ended the app.
  let interrupted: String
}

extension FormatContext {
  /// The words of the app by lines, in the context's language.
  var lines: LineStrings {
    switch language {
    case .english: .english
    case .french: .french
    }
  }
}

extension LineStrings {
  static let english = LineStrings(
    introduction: "Type a choice and Enter; ? explains, q goes back.",
    choices: "Choices", choicesOfRow: { "With a row, as in \"\($0) \($1)\"" },
    pages: { "Rows \($0) to \($1) of \($2): > shows the next ones, < those before" },
    help: [
      "A number alone opens its row; an empty line shows the screen again.",
      "/text shows the lines with a text; a colon runs a command, as in :goal list.",
    ],
    formHint: "Enter keeps a value, - empties it, . skips the rest.", save: "Save", change: "Change", close: "Close",
    yes: "yes", no: "no", noAnswers: ["n", "no"], unusable: { "The field can't be \"\($0)\"." },
    unknown: { "\"\($0)\" isn't one of the choices; ? lists them." },
    needsRow: { "Of which row? As in \"\($0) \($1)\"." }, noRow: { "There is no row \($0)." },
    noPage: "There are no more rows.",
    formNotSaved: "The input ended within a form, which wasn't saved.", interrupted: "Interrupted.")

  static let french = LineStrings(
    introduction: "Tapez un choix puis Entrée ; ? explique, q revient.",
    choices: "Choix", choicesOfRow: { "Avec une ligne, par exemple « \($0) \($1) »" },
    pages: { "Lignes \($0) à \($1) sur \($2) : > montre les suivantes, < les précédentes" },
    help: [
      "Un numéro seul ouvre sa ligne ; une ligne vide montre l’écran de nouveau.",
      "/texte montre les lignes qui le contiennent ; un deux-points exécute une commande, par exemple :goal list.",
    ],
    formHint: "Entrée garde une valeur, - la vide, . passe le reste.", save: "Enregistrer", change: "Modifier",
    close: "Fermer",
    yes: "oui", no: "non", noAnswers: ["n", "non", "no"], unusable: { "Le champ ne peut pas être « \($0) »." },
    unknown: { "« \($0) » n’est pas un des choix ; ? les donne." },
    needsRow: { "De quelle ligne ? Par exemple « \($0) \($1) »." }, noRow: { "Il n’y a pas de ligne \($0)." },
    noPage: "Il n’y a pas d’autres lignes.",
    formNotSaved: "L’entrée s’est terminée dans un formulaire, qui n’a pas été enregistré.",
    interrupted: "Interrompu.")
}
