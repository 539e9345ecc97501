public import ModuloUtilities

/// How the texts of a CSV file are written.
public struct FileForm: Equatable, Sendable {
  /// The order of day, month and year.
  public var dateFormat: DayFormat
  /// The mark before the decimals of a number.
  public var decimalMark: DecimalMark
  /// The character between two fields.
  public var delimiter: CSVDelimiter
  /// The encoding of the file's text.
  public var encoding: TextEncoding

  /// The usual form: days as yyyy-mm-dd, decimal points, commas, UTF-8.
  public init() {
    dateFormat = .iso
    decimalMark = .point
    delimiter = .comma
    encoding = .utf8
  }

  /// The form that options give, as they were typed; the usual one where they don't.
  ///
  /// - Parameters:
  ///   - options: The texts of the options that were given.
  ///   - today: The day by which a year in two digits is read.
  public init(_ options: [ImportOption: String], on today: CalendarDay) throws(UnusableImportOption) {
    self.init()
    dateFormat = try Self.read(.dateFormat, options, dateFormat) { text in
      do { return try DayFormat(text, readOn: today) } catch { return nil }
    }
    decimalMark = try Self.read(.decimalMark, options, decimalMark) {
      $0.count == 1 ? $0.first.flatMap(DecimalMark.init) : nil
    }
    delimiter = try Self.read(.delimiter, options, delimiter, CSVDelimiter.init)
    encoding = try Self.read(.encoding, options, encoding, TextEncoding.init(name:))
  }

  private static func read<Value>(
    _ option: ImportOption, _ options: [ImportOption: String], _ usual: Value, _ read: (String) -> Value?
  ) throws(UnusableImportOption) -> Value {
    guard let text = options[option] else { return usual }
    guard let value = read(text) else { throw UnusableImportOption(option: option, text: text) }
    return value
  }
}

/// An option of an import has a value that means nothing.
public struct UnusableImportOption: Error, Equatable, Sendable {
  /// The option.
  public let option: ImportOption
  /// The value as it was typed.
  public let text: String
}
