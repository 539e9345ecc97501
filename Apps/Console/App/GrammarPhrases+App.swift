import CommandKit

extension GrammarPhrases {
  /// The full-screen app, and previews of its screens.
  static let app: [String: String] = [
    "Work with everything on the full screen.": "Travailler avec tout, en plein écran.",
    AppCommand.configuration.discussion:
      "Les touches sont en bas de l’écran, et toutes dans son aide (?). Un lien ouvre son écran. Avec --accessible, et sur un terminal qui ne peut pas plus (TERM=dumb), les mêmes écrans sont des lignes, aux choix et aux lignes numérotés ; un script peut les taper.",
    "Use the mouse: the wheel moves, a click selects.": "Utilise la souris : la molette déplace, un clic choisit.",
    "A link to the screen to begin with.": "Un lien vers le premier écran.",
    "Show a screen as the app would, without opening it.":
      "Montrer un écran comme le ferait l’application, sans l’ouvrir.",
    PreviewCommand.configuration.discussion:
      "Un écran se nomme par un lien ou son chemin ; sans lui, tous sont listés. Rien n’est enregistré, quoi que fasse l’écran. Les états sont filled (les données qu’il y a), empty (aucune), unread (avant que rien ne soit lu), failed (les données sont illisibles) et refused (un formulaire qui n’est pas rempli). Avec --svg, la fenêtre est écrite comme une image SVG.",
    "The screen, such as goal/3.": "L’écran, par exemple goal/3.",
    "The state of the screen.": "L’état de l’écran.",
    "The lines of the window; its columns are --width, or 80.":
      "Les lignes de la fenêtre ; ses colonnes sont --width, ou 80.",
    "'--height' has to be between 1 and 1024.": "« --height » doit être entre 1 et 1024.",
    "MODULO_TRACE writes on the screen: send standard error to a file.":
      "MODULO_TRACE écrit sur l’écran : envoyez l’erreur standard dans un fichier.",
    "The app is running already.": "L’application est déjà ouverte.",
    "A quote isn't closed.": "Un guillemet n’est pas fermé.",
    "A backslash has no character after it.": "Aucun caractère ne suit la barre oblique inverse.",
  ]
}
