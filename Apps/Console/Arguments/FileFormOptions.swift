import CommandKit
import ModuloModels
import ModuloUtilities

/// How the texts of a CSV file are written.
struct FileFormOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How days are written, such as dd/MM/yyyy. (default: yyyy-MM-dd)", valueName: "format"))
  var dateFormat: String?

  @Option(help: ArgumentHelp("The mark before the decimals: . or ,", valueName: "mark"))
  var decimalMark = "."

  @Option(
    help: ArgumentHelp("The field separator: a character, or the word tab.", valueName: "character"),
    allowsEmpty: true)
  var delimiter = DelimiterArgument(text: ",")

  @Option(help: ArgumentHelp("How the file is encoded, such as utf-8 or windows-1252.", valueName: "encoding"))
  var encoding = "utf-8"

  /// The texts of the options, which a form reads; `nil` for the usual value.
  var texts: [(option: ImportOption, text: String?)] {
    [(.dateFormat, dateFormat), (.decimalMark, decimalMark), (.delimiter, delimiter.text), (.encoding, encoding)]
  }
}

/// A delimiter as it was typed, which the form reads. A tab is the only one that is blank.
struct DelimiterArgument: ExpressibleByArgument {
  let text: String

  init(text: String) { self.text = text }

  init?(argument: String) {
    guard !argument.isBlank || argument == "\t" else { return nil }
    text = argument
  }

  var defaultValueDescription: String { text }
}
