import ModuloModels
import ModuloNavigation
import TerminalKit

/// The words of the full-screen app that no screen has.
struct AppStrings: Sendable {
  let language: Language

  func flow(_ flow: AppFlow) -> String {
    switch flow {
    case .home: language("Overview", "Vue d’ensemble")
    case .savings: language("Savings", "Épargne")
    case .netWorth: language("Net worth", "Patrimoine")
    case .time: language("Time", "Temps")
    case .profile: language("Settings", "Réglages")
    }
  }

  var help: String { language("Help", "Aide") }
  var quit: String { language("Quit", "Quitter") }
  var back: String { language("Back", "Retour") }
  var down: String { language("Down", "Descendre") }
  var up: String { language("Up", "Monter") }
  var search: String { language("Search", "Chercher") }
  var searchAgain: String { language("Search again", "Chercher encore") }
  var command: String { language("Command", "Commande") }
  var redo: String { language("Redo", "Rétablir") }
  var redraw: String { language("Redraw", "Redessiner") }
  /// Heading of the keys in the manual.
  var keys: String { language("Keys", "Touches") }
  /// Heading of the keys that every screen has.
  var everywhere: String { language("Everywhere", "Partout") }
  /// Heading of the keys that move along rows and fields.
  var moving: String { language("Moving", "Se déplacer") }

  var movements: [(keys: String, label: String)] {
    language(
      [
        ("up, down, k, j", "A row or a line"), ("page up, page down", "A page"), ("home, end, g, G", "To the ends"),
        ("tab, shift+tab", "From field to field"), ("ctrl+z", "Suspend"), ("ctrl+c", "Cancel or quit"),
      ],
      [
        ("haut, bas, k, j", "Une ligne"), ("page préc., page suiv.", "Une page"),
        ("début, fin, g, G", "Aux extrémités"), ("tab, maj+tab", "D’un champ à l’autre"), ("ctrl+z", "Suspendre"),
        ("ctrl+c", "Annuler ou quitter"),
      ])
  }

  /// A search without a result.
  func notFound(_ text: String) -> String { language("Not found: \(text)", "Introuvable : \(text)") }

  /// A key that a keypad doesn't offer was pressed.
  func refusedKey(_ key: String) -> String {
    language("\(key) can't follow: the amount is as it was.", "\(key) ne peut pas suivre : le montant reste tel quel.")
  }

  /// A window that is too small, with what it needs.
  func tooSmall(_ width: Int, _ height: Int) -> String {
    language("Too small: \(width)×\(height) at least", "Trop petit : \(width)×\(height) au moins")
  }

  /// Question about a form that was kept, with its title and what was typed; its last line is what is answered.
  func draftQuestion(_ form: String) -> String {
    language(
      "This form was left unsaved: \(form).\nIt is kept until you continue or discard it, or another form is kept.\nContinue now?",
      "Ce formulaire n’a pas été enregistré : \(form).\nIl est gardé jusqu’à ce que vous le repreniez ou l’abandonniez, ou qu’un autre soit gardé.\nLe reprendre ?"
    )
  }

  /// Question whether a form that was kept is discarded; its last line is what is answered.
  var draftDiscardQuestion: String {
    language(
      "If it isn't discarded, it is offered again at the next start.\nDiscard the form?",
      "Sinon, il sera proposé de nouveau au prochain lancement.\nAbandonner le formulaire ?")
  }

  /// A form is kept, with its title and what was typed, where nobody is asked.
  func draftKept(_ form: String) -> String {
    language(
      "A form that was left unsaved is kept: \(form). The app offers it at a terminal.",
      "Un formulaire non enregistré est gardé : \(form). L’application le propose dans un terminal.")
  }

  /// Values of a form that was kept couldn't be restored: their fields, with what was kept.
  func draftNotRestored(_ fields: String) -> String {
    language(
      "Not restored: \(fields). Check before you save.", "Non repris : \(fields). À vérifier avant d’enregistrer.")
  }

  /// A form could not be kept, for a reason.
  func draftNotKept(_ reason: String) -> String {
    language("The form couldn't be kept: \(reason)", "Le formulaire n’a pas pu être gardé : \(reason)")
  }

  /// Refusal of standard input and output in a command.
  var noStandardStreams: String {
    language(
      "Standard input and output belong to the app: name a file.",
      "L’entrée et la sortie standard appartiennent à l’application : nommez un fichier.")
  }

  /// There is no terminal, for a reason.
  func noTerminal(_ reason: String?) -> String {
    language(
      "The app needs a terminal\(reason.map { " (\($0))" } ?? ""). `modulo app --accessible` is the app by lines; `modulo` alone prints the overview.",
      "L’application a besoin d’un terminal\(reason.map { " (\($0))" } ?? ""). `modulo app --accessible` est l’application par lignes ; `modulo` seul affiche la vue d’ensemble."
    )
  }

  var keyNames: KeyNames {
    language(
      KeyNames(),
      KeyNames([
        "esc": "échap", "enter": "entrée", "space": "espace", "backspace": "retour arrière", "up": "haut",
        "down": "bas",
        "left": "gauche", "right": "droite", "home": "début", "end": "fin", "page up": "page préc.",
        "page down": "page suiv.", "insert": "inser", "delete": "suppr", "shift": "maj",
      ]))
  }

  /// The key that answers a question with yes.
  var yesKey: Key { language("y", "o") }
}

extension FormatContext {
  /// The words of the full-screen app, in the context's language.
  var app: AppStrings { AppStrings(language: language) }
}
