import CBenchmarkPQ
import Foundation

/// A book on a server by libpq itself.
final class RawBook {
  private let connection: OpaquePointer
  private var prepared: [Int: String] = [:]

  /// Connects, with the book's schema in the path.
  init(_ server: DurableServer, _ book: String) throws {
    let address = server.address(of: "tester", book: book).replacing("&book=\(book)", with: "")
    connection = try found(benchmark_connect(address), "libpq")
    try execute("SET search_path TO \(book)")
  }

  deinit { benchmark_close(connection) }

  func execute(_ sql: String) throws {
    guard benchmark_execute(connection, sql) == 1 else { throw BenchmarkError("a statement failed: \(sql)") }
  }

  // MARK: Statements again

  /// Prepares what a recording has.
  func prepare(_ recording: Recording) throws {
    for (place, text) in recording.texts.enumerated() {
      let name = "r\(place)"
      guard benchmark_prepare(connection, name, text.sql, Int32(text.types.count), text.types) == 1 else {
        throw BenchmarkError("a statement can't be prepared: \(text.sql)")
      }
      prepared[place] = name
    }
  }

  /// Runs the statements of a recording, and reads each of their values; returns how many bytes those have.
  @discardableResult
  func replay(_ recording: Recording) throws -> Int {
    var bytes = 0
    for statement in recording.statements {
      switch statement {
      case .text(let sql): try execute(sql)
      case .prepared(let place, let values): bytes += try run(try found(prepared[place], "a statement"), values)
      }
    }
    return bytes
  }

  private func run(_ name: String, _ values: [[UInt8]?]) throws -> Int {
    var (memory, places): ([CChar], [Int?]) = ([0], [])
    for value in values {
      places.append(value == nil ? nil : memory.count)
      if let value { memory += value.map { CChar(bitPattern: $0) } }
    }
    let lengths = values.map { Int32($0?.count ?? 0) }
    let formats = values.map { _ in Int32(1) }
    let result = memory.withUnsafeBufferPointer { memory in
      let addresses = places.map { place in place.flatMap { place in memory.baseAddress.map { $0 + place } } }
      return benchmark_run(connection, name, Int32(values.count), addresses, lengths, formats)
    }
    guard let result else { throw BenchmarkError("a statement failed") }
    defer { benchmark_clear(result) }
    var bytes = 0
    for row in 0..<benchmark_rows(result) {
      for column in 0..<benchmark_columns(result) {
        let length = benchmark_length(result, row, column)
        if length > 0, let value = benchmark_value(result, row, column) { bytes += Int(length) + Int(value[0] & 1) }
      }
    }
    return bytes
  }

  /// The number that a statement yields.
  func number(_ sql: String) throws -> Int64 {
    let name = "n"
    guard benchmark_prepare(connection, name, sql, 0, nil) == 1 else { throw BenchmarkError("\(sql) failed") }
    let result = try found(benchmark_run(connection, name, 0, nil, nil, nil), "an answer")
    defer { benchmark_clear(result) }
    let value = try found(benchmark_value(result, 0, 0), "a number")
    var number: UInt64 = 0
    for place in 0..<Int(benchmark_length(result, 0, 0)) {
      number = number << 8 | UInt64(UInt8(bitPattern: value[place]))
    }
    try execute("DEALLOCATE \(name)")
    return Int64(bitPattern: number)
  }

  // MARK: Rows

  /// All rows of a table, as a COPY has them.
  func rows(of table: String) throws -> [Data] {
    guard benchmark_begin_copy(connection, "COPY \(table) TO STDOUT (FORMAT binary)") == 1 else {
      throw BenchmarkError("\(table) can't be copied")
    }
    var (parts, part): ([Data], UnsafeMutablePointer<CChar>?) = ([], nil)
    while true {
      let count = benchmark_copied(connection, &part)
      guard count >= 0, let bytes = part else { return parts }
      parts.append(Data(bytes: bytes, count: Int(count)))
      benchmark_free(bytes)
    }
  }

  /// Copies such rows into a table.
  func copy(_ parts: [Data], into table: String) throws {
    guard benchmark_begin_copy(connection, "COPY \(table) FROM STDIN (FORMAT binary)") == 1 else {
      throw BenchmarkError("nothing can be copied into \(table)")
    }
    for part in parts {
      let isSent = part.withUnsafeBytes { bytes in
        benchmark_send(connection, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count)) == 1
      }
      if !isSent { throw BenchmarkError("the server takes no rows") }
    }
    guard benchmark_end_copy(connection) == 1 else { throw BenchmarkError("\(table) refuses the rows") }
  }
}
