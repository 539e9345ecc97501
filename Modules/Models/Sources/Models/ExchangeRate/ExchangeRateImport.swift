public import ModuloUtilities

/// A file of rates to import: a row for each day, with a column for each currency, as central banks publish them. A number
/// says how many units of the column's currency one of the base currency is.
///
/// A cell that is empty, or `N/A`, has no rate. The rates of currencies that are no longer in circulation are skipped.
public struct ExchangeRateImport: Equatable, Sendable {
  /// The usual header of the column with the days.
  public static let dateColumn = "date"

  /// The file, or standard input.
  public var source: InputSource
  /// The currency that the numbers count from.
  public var base: Currency
  /// The header of the column with the days.
  public var dateColumn: String
  /// How its texts are written.
  public var form: FileForm

  /// Creates an import of a file in the usual form.
  public init(source: InputSource, base: Currency) {
    self.source = source
    self.base = base
    dateColumn = Self.dateColumn
    form = FileForm()
  }
}
