import ModuloModels

/// The console's own texts, around its output.
struct ConsoleStrings: Sendable {
  /// Message of a dry run on standard error.
  let dryRun: String
  /// The line before the output of a dry run, whose changes were rolled back.
  let dryRunTitle: String
  /// Standard output could not be written, when the command itself had succeeded.
  let outputFailed: String
  /// The program was interrupted when the change was saved already.
  let interruptedAfterSaving: String
  /// The suffix of a question: the answers that can be typed, the default in capitals.
  let choice: String
  /// The answers that mean yes, in lower case.
  let yes: [String]
  /// The answer was no.
  let declined: String
  /// A confirmation is required, and the input is not interactive.
  let needsTerminal: String
  /// A link is unknown; the known ones follow.
  let noSuchLink: @Sendable (_ link: String, _ links: String) -> String
  /// Advice when a file exists already.
  let forceAdvice: String
  /// An output file would be the database, or a file beside it.
  let ownData: @Sendable (_ path: String) -> String
  /// An output file would be the settings file.
  let ownSettings: @Sendable (_ path: String) -> String
  /// A setting in the file has a text that is none of its values.
  let badSetting: @Sendable (_ path: String, _ text: String, _ setting: String) -> String
  /// The suffix when a command mends the setting.
  let settingAdvice: @Sendable (_ command: String) -> String
  /// The labels of the version's details: the build of the program, the version of the data's tables, and the two
  /// files.
  let build: String
  /// Label of the schema version of the database.
  let dataVersion: String
  /// Label of the database's path.
  let dataFile: String
  /// Label of the path of the settings.
  let settingsFile: String
  /// Introduction of the demo, above its goals.
  let demoIntroduction: String
  /// Advice after the demo.
  let demoAdvice: @Sendable (_ file: String) -> String
}

extension FormatContext {
  /// The console's own texts, in the context's language.
  var console: ConsoleStrings { ConsoleStrings(language) }
}

extension ConsoleStrings {
  /// Whether an answer means yes.
  func isYes(_ answer: String) -> Bool { yes.contains(answer.filter { !$0.isWhitespace }.lowercased()) }

  /// The texts in a language.
  init(_ language: Language) {
    switch language {
    case .english: self = .english
    case .french: self = .french
    }
  }

  private static let english = ConsoleStrings(
    dryRun: "Dry run: nothing was saved.",
    dryRunTitle: "Dry run",
    outputFailed: "The answer could not be written. What was asked for is done.",
    interruptedAfterSaving: "Interrupted. The change is saved.",
    choice: "[y/N]",
    yes: ["y", "yes"],
    declined: "Nothing was changed.",
    needsTerminal: "This asks before it goes on, and there is no terminal to ask on. Give --yes to go on.",
    noSuchLink: { link, links in "The link '\(link)' leads nowhere. There are:\n\(links)" },
    forceAdvice: "--force replaces it.",
    ownData: { path in "\(path) is the database itself, or belongs to it. It was left as it is." },
    ownSettings: { path in "\(path) is the settings file. It was left as it is." },
    badSetting: { path, text, setting in "\(path): '\(text)' isn't a value for the setting '\(setting)'" },
    settingAdvice: { command in "; `\(command)` fixes it" },
    build: "Build",
    dataVersion: "Version of the tables",
    dataFile: "Data",
    settingsFile: "Settings",
    demoIntroduction: "Sample goals, accounts and blocks, in a database that is gone when this command ends.",
    demoAdvice: { file in
      """
      Start with your own:
        modulo goal add "Japan trip" --target 3000 --currency USD --end +10m
        modulo contribution add japan 250
        modulo goal show japan
        modulo account add Marcus --type savingsAccount --balance 2500 --currency USD
        modulo portfolio
        modulo block add Reading
        modulo track start reading
      Your data will be in \(file).
      """
    })

  private static let french = ConsoleStrings(
    dryRun: "Essai : rien n’a été enregistré.",
    dryRunTitle: "Essai",
    outputFailed: "La réponse n’a pas pu être écrite. Ce qui était demandé est fait.",
    interruptedAfterSaving: "Interrompu. Le changement est enregistré.",
    choice: "[o/N]",
    yes: ["o", "oui", "y", "yes"],
    declined: "Rien n’a été modifié.",
    needsTerminal:
      "Ceci demande une confirmation, et il n’y a pas de terminal pour répondre. Donnez --yes pour continuer.",
    noSuchLink: { link, links in "Le lien « \(link) » ne mène nulle part. Il y a :\n\(links)" },
    forceAdvice: "--force le remplace.",
    ownData: { path in "\(path) est la base elle-même, ou en fait partie. Le fichier est resté tel quel." },
    ownSettings: { path in "\(path) est le fichier des réglages. Il est resté tel quel." },
    badSetting: { path, text, setting in
      "\(path) : « \(text) » n’est pas une valeur du réglage « \(setting) »"
    },
    settingAdvice: { command in " ; `\(command)` le corrige" },
    build: "Compilation",
    dataVersion: "Version des tables",
    dataFile: "Données",
    settingsFile: "Réglages",
    demoIntroduction:
      "Des objectifs, des comptes et des blocs d’exemple, dans une base qui disparaît à la fin de cette commande.",
    demoAdvice: { file in
      """
      Commencez avec les vôtres :
        modulo goal add "Japon en hiver" --target 3000 --currency EUR --end +10m
        modulo contribution add japon 250
        modulo goal show japon
        modulo account add "Livret A" --type savingsAccount --balance 2500 --currency EUR
        modulo portfolio
        modulo block add Lecture
        modulo track start lecture
      Vos données seront dans \(file).
      """
    })
}
