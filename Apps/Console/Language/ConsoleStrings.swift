import ModuloModels

/// The console's own texts, around its output.
struct ConsoleStrings: Sendable {
  let language: Language

  /// Message of a dry run on standard error.
  var dryRun: String { language("Dry run: nothing was saved.", "Essai : rien n’a été enregistré.") }
  /// The line before the output of a dry run, whose changes were rolled back.
  var dryRunTitle: String { language("Dry run", "Essai") }

  /// `--as-of` with the sample data.
  var noPastOfSamples: String {
    language(
      "'--as-of' can't be used with '--mock': the sample data have no history.",
      "« --as-of » ne va pas avec « --mock » : les données d’exemple n’ont pas d’historique.")
  }

  /// `--as-of` within the app.
  var noPastHere: String {
    language(
      "'--as-of' can't be used in the app, which shows the data of now.",
      "« --as-of » ne va pas dans l’application, qui montre les données de maintenant.")
  }

  /// `--id` within the app.
  var noRequestHere: String {
    language(
      "'--id' can't be used in the app: what is typed there is done once.",
      "« --id » ne va pas dans l’application : ce qui y est saisi n’est fait qu’une fois.")
  }

  /// `--id` where the settings keep no history.
  var noRequestsWithoutHistory: String {
    language(
      "'--id' needs the history, which keeps the ids, and it is off. Nothing was changed.",
      "« --id » a besoin de l’historique, qui conserve les identifiants, et il est désactivé. Rien n’a été modifié.")
  }

  /// `--id` with the id of something else.
  func idInUse(_ id: String, _ step: String, _ date: String) -> String {
    language(
      "The id \(id) was given to something else, step \(step) of \(date). Nothing was changed.",
      "L’identifiant \(id) a été donné à autre chose, l’étape \(step) du \(date). Rien n’a été modifié.")
  }

  /// Standard output could not be written, when the command itself had succeeded.
  var outputFailed: String {
    language(
      "The answer could not be written. What was asked for is done.",
      "La réponse n’a pas pu être écrite. Ce qui était demandé est fait.")
  }

  /// The program was interrupted when the change was saved already.
  var interruptedAfterSaving: String {
    language("Interrupted. The change is saved.", "Interrompu. Le changement est enregistré.")
  }

  /// The suffix of a question: the answers that can be typed, the default in capitals.
  var choice: String { language("[y/N]", "[o/N]") }
  /// The answers that mean yes, in lower case.
  var yes: [String] { language(["y", "yes"], ["o", "oui", "y", "yes"]) }
  /// The answer was no.
  var declined: String { language("Nothing was changed.", "Rien n’a été modifié.") }

  /// A confirmation is required, and the input is not interactive.
  var needsTerminal: String {
    language(
      "This needs a confirmation; without a terminal, pass --yes.",
      "Ceci demande une confirmation ; sans terminal, donnez --yes.")
  }

  /// A command asks for values, and the input is not interactive.
  var asksOnTerminal: String {
    language(
      "This asks for each value, on a terminal only.", "Ceci demande chaque valeur, sur un terminal seulement.")
  }

  /// A link is unknown; the known ones follow.
  func noSuchLink(_ link: String, _ links: String) -> String {
    language(
      "The link '\(link)' leads nowhere. There are:\n\(links)",
      "Le lien « \(link) » ne mène nulle part. Il y a :\n\(links)")
  }

  /// Advice when a file exists already.
  var forceAdvice: String { language("--force replaces it.", "--force le remplace.") }

  /// An output file would be the database, or a file beside it.
  func ownData(_ path: String) -> String {
    language(
      "\(path) is the database itself, or belongs to it. It was left as it is.",
      "\(path) est la base elle-même, ou en fait partie. Le fichier est resté tel quel.")
  }

  /// An output file would be the settings file.
  func ownSettings(_ path: String) -> String {
    language(
      "\(path) is the settings file. It was left as it is.",
      "\(path) est le fichier des réglages. Il est resté tel quel.")
  }

  /// A setting in the file has a text that isn't one of its values.
  func badSetting(_ path: String, _ text: String, _ setting: String) -> String {
    language(
      "\(path): '\(text)' isn't a value for the setting '\(setting)'",
      "\(path) : « \(text) » n’est pas une valeur du réglage « \(setting) »")
  }

  /// The suffix when a command mends the setting.
  func settingAdvice(_ command: String) -> String { language("; `\(command)` fixes it", " ; `\(command)` le corrige") }
  /// The labels of the version's details: the build of the program, the version of the data's tables, and the two
  /// files.
  var build: String { language("Build", "Compilation") }
  /// Label of the schema version of the database.
  var dataVersion: String { language("Version of the tables", "Version des tables") }
  /// Label of the database's path.
  var dataFile: String { language("Data", "Données") }
  /// Label of the path of the settings.
  var settingsFile: String { language("Settings", "Réglages") }

  /// Introduction of the demo, above its goals.
  var demoIntroduction: String {
    language(
      "Sample goals, plans, accounts and blocks, in a database that is gone when this command ends.",
      "Des objectifs, des plans, des comptes et des blocs d’exemple, dans une base qui disparaît à la fin de cette "
        + "commande.")
  }

  /// Advice after the demo.
  func demoAdvice(_ file: String) -> String {
    language(
      """
      Start with your own:
        modulo goal add "Japan trip" --target 3000 --currency USD --end +10m
        modulo save japan 250
        modulo goal show japan
        modulo account add Marcus --type savingsAccount --balance 2500 --currency USD
        modulo worth
        modulo block add Reading
        modulo start reading
      Your data will be in \(file).
      """,
      """
      Commencez avec les vôtres :
        modulo goal add "Japon en hiver" --target 3000 --currency EUR --end +10m
        modulo save japon 250
        modulo goal show japon
        modulo account add "Livret A" --type savingsAccount --balance 2500 --currency EUR
        modulo worth
        modulo block add Lecture
        modulo start lecture
      Vos données seront dans \(file).
      """)
  }
}

extension FormatContext {
  /// The console's own texts, in the context's language.
  var console: ConsoleStrings { ConsoleStrings(language: language) }
}

extension ConsoleStrings {
  /// Whether an answer means yes.
  func isYes(_ answer: String) -> Bool { yes.contains(answer.filter { !$0.isWhitespace }.lowercased()) }
}
