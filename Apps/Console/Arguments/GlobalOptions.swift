public import CommandKit
public import TerminalKit

/// The options of every command, anywhere on the line.
struct GlobalOptions: ParsableArguments {
  // Neither file is suggested: a word that is no file would become one.
  @Option(
    help: ArgumentHelp("The database: a file, or a book on a server.", valueName: "file", suggestion: .never),
    environment: "MODULO_DATA",
    completion: .file())
  var data: PlaceArgument?

  @Option(
    help: ArgumentHelp("The settings file.", valueName: "file", suggestion: .never), environment: "MODULO_CONFIG",
    completion: .file(extensions: ["json"]))
  var config: PathArgument?

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Save nothing; report what would be done.")
  var dryRun = false

  @Option(help: ArgumentHelp("The language and region, such as fr_FR.", valueName: "locale"))
  var locale: LocaleArgument?

  @Option(help: ArgumentHelp("The time zone that decides what day it is, such as Europe/Paris.", valueName: "zone"))
  var timeZone: TimeZoneArgument?

  @Option(help: "When to use colour.")
  var color = TerminalCapabilities.ColorChoice.auto

  @Flag(help: "Write ASCII only.")
  var ascii = false

  @Flag(inversion: .prefixedNo, help: "Tables instead of charts, for screen readers.")
  var accessible: Bool?

  @Flag(help: "Don't page long output (PAGER, else less).")
  var noPager = false

  @Option(help: ArgumentHelp("The width to lay out for.", valueName: "columns"))
  var width: Int?

  @Option(
    help: ArgumentHelp("Pretend that it is this moment (RFC 3339).", valueName: "instant", visibility: .hidden),
    environment: "MODULO_NOW")
  var now: InstantArgument?

  @Flag(help: "Take names as a whole only, for scripts.")
  var exactNames = false

  @Flag(help: "Run on sample data; touch no file.")
  var mock = false

  mutating func validate() throws(ValidationError) {
    if let width, width < 1 { throw ValidationError("'--width' has to be at least 1.") }
  }
}

extension TerminalCapabilities.ColorChoice: @retroactive ExpressibleByArgument {}
