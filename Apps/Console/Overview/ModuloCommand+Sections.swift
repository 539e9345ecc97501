import CommandKit

// What the manual and `--help-hidden` say of `modulo` beside its arguments: first steps, its variables, its files, its exit
// codes. `--help` fits a screen without them.
extension ModuloCommand {
  static let sections = [
    CommandSection("First steps", rows: firstSteps, isForManual: true),
    CommandSection("Environment", rows: environment, isForManual: true),
    CommandSection("Files", rows: files, isForManual: true),
    CommandSection(
      "Exit status", rows: ExitCode.meanings.map { .init($0.codes, $0.meaning) }, isForManual: true),
  ]

  private static let firstSteps: [CommandSection.Row] = [
    .init("modulo goal add \"Japan trip\" --target 3000 --currency USD --end +10m", "Add a goal"),
    .init("modulo save japan 250", "Put money in"),
    .init("modulo goal show japan", "See its progress"),
    .init("modulo account add Marcus --type savingsAccount --balance 2500", "Add an account"),
    .init("modulo worth", "See your net worth"),
    .init("modulo block add Reading", "Add a block of time"),
    .init("modulo start reading", "Start tracking it"),
  ]

  private static let environment: [CommandSection.Row] = [
    .init(
      "MODULO_DATA",
      "The database: a file, or the address of a book on a server; --data beats it. A variable that is empty counts as "
        + "unset."),
    .init("PGPASSFILE", "PostgreSQL's password file; it has the passwords of servers, which an address must not have."),
    .init("MODULO_CONFIG", "The settings file; --config beats it."),
    .init("MODULO_CURRENCY", "The currency of a new goal or account; it beats the setting, and --currency beats it."),
    .init(
      "MODULO_ACCESSIBLE",
      "Unless it is 0, charts are tables and bars are percentages, for screen readers; it beats the setting, and "
        + "--accessible beats it."),
    .init("MODULO_EXACT_NAMES", "Unless it is 0, names are taken as a whole only, as with --exact-names."),
    .init("MODULO_TRACE", "Unless it is 0, each transaction is named on standard error as it begins."),
    .init("LC_ALL, LC_MONETARY, LANG", "The language and region; the setting and --locale beat them."),
    .init("TZ", "The time zone; it beats the setting, and --time-zone beats it."),
    .init("NO_COLOR", "No colour; --color beats it."),
    .init("CLICOLOR", "If it is 0, no colour; --color beats it."),
    .init("CLICOLOR_FORCE", "Unless it is 0, colour into pipes and files too; NO_COLOR beats it."),
    .init("COLUMNS", "The width of a terminal; --width beats it."),
    .init("PAGER", "The pager for long answers on a terminal; less -FIRX without it."),
  ]

  private static let files: [CommandSection.Row] = [
    .init(
      "$XDG_DATA_HOME/modulo/modulo.db",
      "The database; in ~/.local/share/modulo if XDG_DATA_HOME isn't an absolute path."),
    .init(
      "$XDG_CONFIG_HOME/modulo/settings.json",
      "The settings; in ~/.config/modulo if XDG_CONFIG_HOME isn't an absolute path."),
  ]
}

extension ExitCode {
  /// Each exit code with its meaning, in the order of the codes.
  static let meanings: [(codes: String, meaning: String)] = [
    ("0", "Done."),
    ("1", "Refused by a rule, or not found."),
    ("64", "The command line, or a value on it, can't be read."),
    ("65", "Bad input data, or a database that is damaged or not Modulo's."),
    ("66", "The input file, or the database to check or back up, is missing."),
    ("70", "A mistake in modulo."),
    ("73", "The file can't be created, or exists already."),
    ("74", "Reading or writing failed; the message says whether the change is saved."),
    ("75", "The database is busy, or its server can't be reached: try again."),
    ("77", "No permission."),
    ("78", "The database was made by a newer version, or the settings are bad."),
    ("130, 143", "Interrupted; what was under way is undone."),
  ]
}
