import ModuloModels
import ModuloNavigation
import TerminalKit

/// The words of the full-screen app that no screen has.
struct AppStrings: Sendable {
  let flow: @Sendable (AppFlow) -> String
  let help: String
  let quit: String
  let back: String
  let down: String
  let up: String
  let search: String
  let searchAgain: String
  let command: String
  let redraw: String
  /// Heading of the keys in the manual.
  let keys: String
  /// Heading of the keys that every screen has.
  let everywhere: String
  /// Heading of the keys that move along rows and fields.
  let moving: String
  let movements: [(keys: String, label: String)]
  /// A search without a result.
  let notFound: @Sendable (_ text: String) -> String
  /// A key that a keypad doesn't offer was pressed.
  let refusedKey: @Sendable (_ key: String) -> String
  /// A window that is too small, with what it needs.
  let tooSmall: @Sendable (_ width: Int, _ height: Int) -> String
  /// Question about a form that was kept, with its title and what was typed; its last line is what is answered.
  let draftQuestion: @Sendable (_ form: String) -> String
  /// Question whether a form that was kept is discarded; its last line is what is answered.
  let draftDiscardQuestion: String
  /// A form is kept, with its title and what was typed, where nobody is asked.
  let draftKept: @Sendable (_ form: String) -> String
  /// Values of a form that was kept couldn't be restored: their fields, with what was kept.
  let draftNotRestored: @Sendable (_ fields: String) -> String
  /// A form could not be kept, for a reason.
  let draftNotKept: @Sendable (_ reason: String) -> String
  /// Refusal of standard input and output in a command.
  let noStandardStreams: String
  /// There is no terminal, for a reason.
  let noTerminal: @Sendable (_ reason: String?) -> String
  let keyNames: KeyNames
  /// The key that answers a question with yes.
  let yesKey: Key
}

extension FormatContext {
  /// The words of the full-screen app, in the context's language.
  var app: AppStrings {
    switch language {
    case .english: .english
    case .french: .french
    }
  }
}

extension AppStrings {
  static let english = AppStrings(
    flow: { flow in
      switch flow {
      case .home: "Overview"
      case .savings: "Savings"
      case .netWorth: "Net worth"
      case .time: "Time"
      case .profile: "Settings"
      }
    },
    help: "Help", quit: "Quit", back: "Back", down: "Down", up: "Up", search: "Search", searchAgain: "Search again",
    command: "Command",
    redraw: "Redraw", keys: "Keys", everywhere: "Everywhere", moving: "Moving",
    movements: [
      ("up, down, k, j", "A row or a line"), ("page up, page down", "A page"), ("home, end, g, G", "To the ends"),
      ("tab, shift+tab", "From field to field"), ("ctrl+z", "Suspend"), ("ctrl+c", "Cancel or quit"),
    ],
    notFound: { text in "Not found: \(text)" },
    refusedKey: { key in "\(key) can't follow: the amount is as it was." },
    tooSmall: { width, height in "\(width)×\(height) needed" },
    draftQuestion: { form in
      "This form was left unsaved: \(form).\nIt is kept until you continue or discard it, or another form is kept.\nContinue now?"
    },
    draftDiscardQuestion: "If it isn't discarded, it is offered again at the next start.\nDiscard the form?",
    draftKept: { form in "A form that was left unsaved is kept: \(form). The app offers it at a terminal." },
    draftNotRestored: { fields in "Not restored: \(fields). Check before you save." },
    draftNotKept: { reason in "The form couldn't be kept: \(reason)" },
    noStandardStreams: "Standard input and output belong to the app: name a file.",
    noTerminal: { reason in
      "The app needs a terminal\(reason.map { " (\($0))" } ?? ""). `modulo app --accessible` is the app by lines; `modulo` alone prints the overview."
    },
    keyNames: KeyNames(), yesKey: "y")

  static let french = AppStrings(
    flow: { flow in
      switch flow {
      case .home: "Vue d’ensemble"
      case .savings: "Épargne"
      case .netWorth: "Patrimoine"
      case .time: "Temps"
      case .profile: "Réglages"
      }
    },
    help: "Aide", quit: "Quitter", back: "Retour", down: "Descendre", up: "Monter", search: "Chercher",
    searchAgain: "Chercher encore",
    command: "Commande", redraw: "Redessiner", keys: "Touches", everywhere: "Partout", moving: "Se déplacer",
    movements: [
      ("haut, bas, k, j", "Une ligne"), ("page préc., page suiv.", "Une page"),
      ("début, fin, g, G", "Aux extrémités"), ("tab, maj+tab", "D’un champ à l’autre"), ("ctrl+z", "Suspendre"),
      ("ctrl+c", "Annuler ou quitter"),
    ],
    notFound: { text in "Introuvable : \(text)" },
    refusedKey: { key in "\(key) ne peut pas suivre : le montant reste tel quel." },
    tooSmall: { width, height in "\(width)×\(height) requis" },
    draftQuestion: { form in
      "Ce formulaire n’a pas été enregistré : \(form).\nIl est gardé jusqu’à ce que vous le repreniez ou l’abandonniez, ou qu’un autre soit gardé.\nLe reprendre ?"
    },
    draftDiscardQuestion: "Sinon, il sera proposé de nouveau au prochain lancement.\nAbandonner le formulaire ?",
    draftKept: { form in
      "Un formulaire non enregistré est gardé : \(form). L’application le propose dans un terminal."
    },
    draftNotRestored: { fields in "Non repris : \(fields). À vérifier avant d’enregistrer." },
    draftNotKept: { reason in "Le formulaire n’a pas pu être gardé : \(reason)" },
    noStandardStreams: "L’entrée et la sortie standard appartiennent à l’application : nommez un fichier.",
    noTerminal: { reason in
      "L’application a besoin d’un terminal\(reason.map { " (\($0))" } ?? ""). `modulo app --accessible` est l’application par lignes ; `modulo` seul affiche la vue d’ensemble."
    },
    keyNames: KeyNames([
      "esc": "échap", "enter": "entrée", "space": "espace", "backspace": "retour arrière", "up": "haut", "down": "bas",
      "left": "gauche", "right": "droite", "home": "début", "end": "fin", "page up": "page préc.",
      "page down": "page suiv.", "insert": "inser", "delete": "suppr", "shift": "maj",
    ]),
    yesKey: "o")
}
