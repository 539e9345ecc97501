/// A CSV file whose columns have names.
///
/// ```swift
/// var table = try CSVTable(CSVReader(source: source))
/// let amount = try table.column("amount")
/// while let row = try table.next() { print(row.line, row[amount].text) }
/// ```
public struct CSVTable: Sendable {
  /// The columns' names as the header writes them, or `1`, `2` and so on without a header. Columns without a name at
  /// the end of the header don't count.
  public let columns: [String]

  /// The row that names the columns; `nil` without a header.
  public let header: CSVRow?

  private var reader: CSVReader
  private var pending: CSVRow?
  /// The first row, where it is one field.
  private let onlyField: String?

  /// Reads the first row: the header, or without one the first row of data, whose fields are counted. Rows in which
  /// every field is blank are left out, here and later.
  public init(_ reader: CSVReader, hasHeader: Bool = true) throws(CSVError) {
    self.reader = reader
    let first = try self.reader.nextWithText()
    onlyField = first?.fields.count == 1 ? first?.fields[0].text : nil
    header = hasHeader ? first : nil
    if hasHeader {
      guard let first else { throw .noHeader }
      columns = first.texts.droppingLast(while: \.isBlank)
    } else {
      columns = (first?.fields ?? []).map { String($0.number) }
      pending = first
    }
  }

  /// The column of that name: written exactly so, else without regard to case, accents, outer white space, and what
  /// can't be seen.
  public func column(_ name: String) throws(CSVError) -> CSVColumn {
    if let column = try columnIfPresent(name) { return column }
    if let found = otherDelimiter { throw .otherDelimiter(name: name, found: found) }
    throw .missingColumn(name: name, available: columns)
  }

  /// The column of that name, nil for none. More than one is an error.
  public func columnIfPresent(_ name: String) throws(CSVError) -> CSVColumn? {
    let exact = columns.indices.filter { columns[$0] == name }
    let wanted = name.columnKey
    let found = exact.isEmpty ? columns.indices.filter { columns[$0].columnKey == wanted } : exact
    guard found.count <= 1 else { throw .duplicateColumn(name: name) }
    return found.first.map(column(at:))
  }

  /// The columns that have one of these names, without regard to what ``column(_:)`` disregards, in the file's order.
  public func columns(named names: [String]) -> [CSVColumn] {
    let wanted = Set(names.map(\.columnKey))
    return columns.indices.filter { wanted.contains(columns[$0].columnKey) }.map(column(at:))
  }

  /// All columns but these, in the file's order.
  public func columns(except others: [CSVColumn]) -> [CSVColumn] {
    let others = Set(others.map(\.index))
    return columns.indices.filter { !others.contains($0) }.map(column(at:))
  }

  /// The next row, with a field for every column; nil after the last. A row with too few fields is an error, one with
  /// more only if a field that has no column isn't empty.
  public mutating func next() throws(CSVError) -> CSVRow? {
    guard let row = try nextRow() else { return nil }
    guard row.fields.count >= columns.count else {
      throw .shortRow(line: row.line, expected: columns.count, found: row.fields.count)
    }
    if let extra = row.fields.dropFirst(columns.count).first(where: { !$0.text.isEmpty }) {
      throw .extraField(line: extra.line, column: extra.column)
    }
    return row
  }
}

/// A column of a ``CSVTable``, looked up once and then used for every row.
public struct CSVColumn: Hashable, Sendable {
  /// The name as the header writes it.
  public let name: String

  fileprivate let index: Int
}

extension CSVRow {
  /// The field in the column. The column and the row are of the same table.
  public subscript(column: CSVColumn) -> CSVField { fields[column.index] }
}

extension CSVTable {
  private mutating func nextRow() throws(CSVError) -> CSVRow? {
    guard let row = pending else { return try reader.nextWithText() }
    pending = nil
    return row
  }

  private func column(at index: Int) -> CSVColumn { CSVColumn(name: columns[index], index: index) }

  /// The delimiter in the only field of the first row.
  private var otherDelimiter: CSVDelimiter? {
    guard let onlyField else { return nil }
    return [.semicolon, .tab, .comma].first { onlyField.contains($0.character) }
  }
}

extension CSVReader {
  /// The next row with a field that isn't blank, `nil` after the last.
  fileprivate mutating func nextWithText() throws(CSVError) -> CSVRow? {
    while let row = try next() {
      if row.fields.contains(where: { !$0.text.visible.isBlank }) { return row }
    }
    return nil
  }
}

extension String {
  /// The form in which names of columns are compared.
  fileprivate var columnKey: String { visible.trimmed.folded }
}

extension Array {
  /// The elements up to the last one for which the predicate is false.
  func droppingLast(while predicate: (Element) -> Bool) -> [Element] {
    Array(prefix((lastIndex { !predicate($0) } ?? -1) + 1))
  }
}
