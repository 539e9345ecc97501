import CommandKit
import ModuloUtilities

/// Which rows of files of banks count, and how CSV files are written where no profile and nothing in them says it.
struct BankFormOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The account in the files, where they have several.", valueName: "iban"))
  var bankAccount: String?

  @Option(help: ArgumentHelp("The currency of the rows that count.", valueName: "currency"), completion: .currencies)
  var currency: CurrencyCodeArgument?

  @Flag(help: "Go on although entries and balances don't add up.")
  var despiteBalances = false

  @Option(help: ArgumentHelp("The column with the day, by its name or its number.", valueName: "column"))
  var date: ColumnArgument?

  @Option(help: ArgumentHelp("The column with the amount.", valueName: "column"))
  var amount: ColumnArgument?

  @Option(help: ArgumentHelp("The column with what came in; needs --withdrawal.", valueName: "column"))
  var deposit: ColumnArgument?

  @Option(help: ArgumentHelp("The column with what went out; needs --deposit.", valueName: "column"))
  var withdrawal: ColumnArgument?

  @Option(help: ArgumentHelp("The column with the words for in and out; needs --sign flag.", valueName: "column"))
  var flag: ColumnArgument?

  @Option(help: ArgumentHelp("A column of the text; again for more.", valueName: "column"))
  var text: [ColumnArgument] = []

  @Option(help: ArgumentHelp("The column with the balance after the row.", valueName: "column"))
  var balance: ColumnArgument?

  @Option(help: ArgumentHelp("The column with the code of the currency.", valueName: "column"))
  var currencyColumn: ColumnArgument?

  @Option(help: ArgumentHelp("The column with the bank's id of the row.", valueName: "column"))
  var idColumn: ColumnArgument?

  @Option(help: ArgumentHelp("The column that says whether the row is booked.", valueName: "column"))
  var status: ColumnArgument?

  @Option(help: ArgumentHelp("A status of booked rows; again for more.", valueName: "status"))
  var booked: [String] = []

  @Option(help: ArgumentHelp("The column with a fee that is taken off.", valueName: "column"))
  var fee: ColumnArgument?

  @Option(help: ArgumentHelp("The order of day, month and year.", valueName: "order"))
  var dayOrder: WordArgument<BankFileDayOrder>?

  @Option(help: ArgumentHelp("The first of the hundred years that two digits mean.", valueName: "year"))
  var firstYear: Int?

  @Option(help: ArgumentHelp("The mark before the decimals: . or ,", valueName: "mark"))
  var decimalMark: DecimalMarkArgument?

  @Option(help: ArgumentHelp("How in and out are told apart.", valueName: "sign"))
  var sign: WordArgument<BankFileSign>?

  @Option(help: ArgumentHelp("A word for money in; again for more.", valueName: "word"))
  var inWord: [String] = []

  @Option(help: ArgumentHelp("A word for money out; again for more.", valueName: "word"))
  var outWord: [String] = []

  @Option(help: ArgumentHelp("The number of lines before the header.", valueName: "offset"))
  var skipLines: Int?

  @Option(help: ArgumentHelp("How rows after the last entry begin, as Total; again for more.", valueName: "text"))
  var footer: [String] = []

  @Flag(help: "The first row is data; columns are named by number, from 1.")
  var noHeader = false

  @Flag(help: "The newest row comes first.")
  var newestFirst = false

  @Flag(help: "The oldest row comes first.")
  var oldestFirst = false

  @Flag(help: "The rows of each day run the other way.")
  var intradayReversed = false

  @Option(
    help: ArgumentHelp("The field separator: a character, or the word tab.", valueName: "character"),
    allowsEmpty: true)
  var delimiter: DelimiterArgument?

  @Option(help: ArgumentHelp("The encoding, such as windows-1252.", valueName: "encoding"))
  var encoding: EncodingArgument?

  mutating func validate() throws(ValidationError) {
    if newestFirst, oldestFirst { throw ValidationError("'--newest-first' can't be used with '--oldest-first'.") }
    if intradayReversed, !newestFirst, !oldestFirst {
      throw ValidationError("'--intraday-reversed' needs '--newest-first' or '--oldest-first'.")
    }
    if (deposit == nil) != (withdrawal == nil) {
      throw ValidationError("'--deposit' and '--withdrawal' go together.")
    }
    if amount != nil, deposit != nil {
      throw ValidationError("'--amount' can't be used with '--deposit' and '--withdrawal'.")
    }
    if let firstYear, !(1...9_900).contains(firstYear) {
      throw ValidationError("'--first-year' is a year from 1 to 9900.")
    }
    if let skipLines, skipLines < 0 { throw ValidationError("'--skip-lines' is at least 0.") }
    if let delimiter, CSVDelimiter(delimiter.text) == nil {
      throw ValidationError("'--delimiter' is one character, or the word tab.")
    }
  }

  /// What the options say; what they don't say is found in the file, or asked.
  var options: BankFileOptions {
    var options = BankFileOptions()
    options.columns.day = date?.column
    options.columns.amount = amount?.column
    options.columns.moneyIn = deposit?.column
    options.columns.moneyOut = withdrawal?.column
    options.columns.flag = flag?.column
    options.columns.text = text.map(\.column)
    options.columns.balance = balance?.column
    options.columns.currency = currencyColumn?.column
    options.columns.id = idColumn?.column
    options.columns.status = status?.column
    options.columns.fee = fee?.column
    options.bookedStatuses = booked
    options.dayOrders = dayOrder.map { [$0.value] } ?? []
    options.firstYear = firstYear
    options.decimalMark = decimalMark?.mark
    options.sign = sign?.value
    options.inWords = inWord
    options.outWords = outWord
    options.skippedLines = skipLines
    options.footers = footer
    options.hasHeader = noHeader ? false : nil
    options.rowOrder = rowOrder
    options.delimiter = delimiter.flatMap { CSVDelimiter($0.text) }
    options.encoding = encoding?.encoding
    options.currency = currency?.code
    options.ignoresBalances = despiteBalances
    return options
  }
}

extension BankFormOptions {
  private var rowOrder: BankFileRowOrder? {
    if newestFirst { return intradayReversed ? .newestDaysFirst : .newestFirst }
    if oldestFirst { return intradayReversed ? .oldestDaysFirst : .oldestFirst }
    return nil
  }
}

/// A word of the command line that is a case of an enumeration of a module.
struct WordArgument<Value: RawRepresentable<String> & CaseIterable & Sendable>: ExpressibleByArgument {
  let value: Value

  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }

  var defaultValueDescription: String { value.rawValue }
}

/// A column by its name, or by its number from 1.
struct ColumnArgument: ExpressibleByArgument {
  let column: BankFileColumn

  init?(argument: String) {
    if argument.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      guard let place = Int(argument), place > 0 else { return nil }
      column = .place(place)
    } else {
      column = .named([argument])
    }
  }

  var defaultValueDescription: String {
    switch column {
    case .place(let place): String(place)
    case .named(let names): names.joined()
    }
  }
}

/// A decimal mark.
struct DecimalMarkArgument: ExpressibleByArgument {
  let mark: DecimalMark

  init?(argument: String) {
    guard argument.count == 1, let mark = argument.first.flatMap(DecimalMark.init) else { return nil }
    self.mark = mark
  }

  var defaultValueDescription: String { String(mark.rawValue) }
}

/// The encoding of a file.
struct EncodingArgument: ExpressibleByArgument {
  let encoding: TextEncoding

  init?(argument: String) {
    guard let encoding = TextEncoding(name: argument) else { return nil }
    self.encoding = encoding
  }

  var defaultValueDescription: String { encoding.rawValue }
}
