/// Reads the rows of a bank's CSV file on bytes, in memory that doesn't grow with the file.
///
/// It reads what banks write: a quote inside a field without quotes stands for itself, and blanks may stand around a
/// quoted field. Text after a closing quote is an error, as in ``CSVReader``.
struct StatementRowReader {
  /// The most fields of a row.
  static let fieldCountLimit = 1_000

  private var scanner: CSVScanner

  init(_ source: any ByteSource, delimiter: CSVDelimiter, encoding: TextEncoding) {
    let form = CSVForm(
      delimiter: delimiter.byte, isStrict: false, fieldLimit: 1_000_000, rowLimit: 4_000_000,
      fieldCountLimit: Self.fieldCountLimit, fieldCost: 0)
    scanner = CSVScanner(source, encoding: encoding, form: form)
  }

  /// Reads the next row, a blank line included; false after the last.
  mutating func next(into row: inout CSVRecord) throws(BankFileError) -> Bool {
    let step: CSVScanner.Step
    do { step = try scanner.next(into: &row) } catch {
      if case .unreadable(let error) = error { throw .unreadable(error) }
      throw .csv(error)
    }
    switch step {
    case .row: return true
    case .end: return false
    case .overfullRow: throw .tooLarge(.fields(Self.fieldCountLimit), line: row.line)
    }
  }
}
