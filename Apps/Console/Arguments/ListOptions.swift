import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels

/// The option of commands that list things.
struct CSVOptions: ParsableArguments {
  @Flag(help: "Write the rows as CSV, with the members of the JSON document as columns.")
  var csv = false

  /// How many rows to show: as many as asked for, else all as CSV, and a page otherwise.
  func limit(_ given: Int?) -> Int { given ?? (csv ? .max : Page.first.limit) }
}

/// The options of a page of a long list.
struct PageOptions: ParsableArguments {
  @Option(help: "How many rows to show.")
  var limit = Page.first.limit

  @Option(help: "How many of the newest to skip.")
  var offset = 0

  var page: Page { Page(limit: limit, offset: offset) }

  mutating func validate() throws(ValidationError) { try ValidationError.refuse(limit: limit, offset: offset) }
}

/// The options of a list of which the first rows are shown.
struct LimitOptions: ParsableArguments {
  @Option(
    name: "--limit",
    help: ArgumentHelp("How many rows to show; \(Page.first.limit) by default, all with --csv.", valueName: "number"))
  var given: Int?

  @OptionGroup var output: CSVOptions

  var limit: Int { output.limit(given) }

  mutating func validate() throws(ValidationError) {
    if let given, given < 1 { throw ValidationError("'--limit' is at least 1.") }
  }
}

/// The options of a long list.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many rows to show; \(Page.first.limit) by default, all with --csv.", valueName: "limit"))
  var limit: Int?

  @Option(help: "How many of the newest to skip.")
  var offset = 0

  @OptionGroup var output: CSVOptions

  var page: Page { Page(limit: output.limit(limit), offset: offset) }

  mutating func validate() throws(ValidationError) { try ValidationError.refuse(limit: limit ?? 0, offset: offset) }
}

extension ValidationError {
  fileprivate static func refuse(limit: Int, offset: Int) throws(ValidationError) {
    if limit < 0 || offset < 0 { throw ValidationError("'--limit' and '--offset' can't be negative.") }
  }
}

/// The limits of a list of contributions or balances.
struct EntryFilterOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first day.", valueName: "day"))
  var since: DayArgument?

  @Option(help: ArgumentHelp("The last day.", valueName: "day"))
  var until: DayArgument?

  @Option(help: ArgumentHelp("What the name or the note contains.", valueName: "text"))
  var search: String?

  @Option(help: ArgumentHelp("The least amount, in the currency of each.", valueName: "amount"))
  var min: AmountArgument?

  @Option(help: ArgumentHelp("The greatest amount, in the currency of each.", valueName: "amount"))
  var max: AmountArgument?

  var input: EntryFilterInput {
    EntryFilterInput(
      since: since?.text, until: until?.text, text: search, minimum: min?.text, maximum: max?.text)
  }
}
