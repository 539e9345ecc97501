import Foundation
import ModuloModels
import ModuloUtilities

/// Reads the rows of one import's files.
protocol RowReader {
  /// The content of a valid row.
  associatedtype Content
  /// The reasons for which a row is rejected.
  associatedtype Problem: RowProblem

  /// The number of entries in a row.
  var entries: Int { get }

  /// The content of a row.
  ///
  /// - Parameter row: A row of the table in which the reader looked up its columns.
  mutating func read(_ row: CSVRow) throws(RowError<Problem>) -> RowReading<Content>

  /// Ends the file.
  ///
  /// - Throws: What is wrong with the rows together.
  func finish() throws(RowError<Problem>)
}

extension RowReader {
  /// A row is one entry, where the reader doesn't say otherwise.
  var entries: Int { 1 }
}

/// The content of a readable row.
enum RowReading<Content> {
  case content(Content)
  /// There is nothing to import.
  case skipped(RowOutcome)
}

/// The rows of a file, each parsed or with its error.
struct ImportRows<Reader: RowReader> {
  struct Row {
    let line: Int
    let reading: Result<RowReading<Reader.Content>, RowError<Reader.Problem>>
  }

  private(set) var reader: Reader
  private var table: CSVTable

  /// - Parameter reader: A reader made for the columns of this table.
  init(_ table: CSVTable, _ reader: Reader) {
    self.table = table
    self.reader = reader
  }

  /// The next row; `nil` after the last.
  ///
  /// - Throws: `CSVError` when the file can't be read on. A row that is short or long is a failed row.
  mutating func next() throws(CSVError) -> Row? {
    do {
      guard let row = try table.next() else { return nil }
      return read(row)
    } catch .shortRow(let line, let expected, let found) {
      return Row(line: line, reading: .failure(RowError(.shortRow(line: line, expected: expected, found: found))))
    } catch .extraField(let line, let column) {
      return Row(line: line, reading: .failure(RowError(.extraField(line: line, column: column))))
    }
  }

  /// The number of entries in a row.
  var entries: Int { reader.entries }

  /// Ends the file.
  ///
  /// - Throws: What is wrong with the rows together.
  func finish() throws(RowError<Reader.Problem>) { try reader.finish() }

  private mutating func read(_ row: CSVRow) -> Row {
    Row(line: row.line, reading: Result { () throws(RowError<Reader.Problem>) in try reader.read(row) })
  }
}

extension CSVRow {
  /// The text in a column; `nil` when it is blank, or when there is no such column.
  func text(in column: CSVColumn?) -> String? {
    guard let column else { return nil }
    let text = self[column].text.trimmed.normalized
    return text.isEmpty ? nil : text
  }
}

extension AmountReader {
  /// The amount in a field; if it can't be read, without what can't be seen in it.
  func read(_ field: CSVField) throws(AmountReadingError) -> Money {
    do {
      return try read(field.text)
    } catch {
      guard let amount = readVisible(field.text) else { throw error }
      return amount
    }
  }

  /// The amount in a text without what can't be seen; `nil` when there is nothing of that kind, or no amount.
  private func readVisible(_ text: String) -> Money? {
    let visible = text.visible
    return visible == text ? nil : try? read(visible)
  }
}

extension InputSource {
  /// The name for messages.
  var name: String {
    switch self {
    case .file(let path): path
    case .standardInput, .bytes: "-"
    }
  }

  /// The bytes, from the first one on.
  func open() throws(ByteSourceError) -> any ByteSource {
    switch self {
    case .file(let path): try FileByteSource(path: path)
    case .standardInput: FileByteSource(handle: .standardInput, name: name)
    case .bytes(let bytes): MemoryByteSource(bytes)
    }
  }
}

extension CSVReader {
  /// Reads the source that the user named.
  init(opening source: InputSource, delimiter: CSVDelimiter = .comma, encoding: TextEncoding = .utf8) throws(CSVError) {
    let bytes: any ByteSource
    do { bytes = try source.open() } catch { throw .unreadable(error) }
    self.init(source: bytes, delimiter: delimiter, encoding: encoding)
  }
}
