/// The statements that a program has sent to a server, as its connections' bytes say.
struct Recording {
  enum Statement {
    /// Statements without parameters, as one text.
    case text(String)
    /// The place of a text in `texts`, with the values of its parameters in the binary format.
    case prepared(Int, [[UInt8]?])
  }

  /// A text of a prepared statement, and the types of its parameters.
  struct Text: Hashable {
    let sql: String
    let types: [UInt32]
  }

  private(set) var texts: [Text] = []
  private(set) var statements: [Statement] = []
  private var places: [Text: Int] = [:]
  /// What the names of a connection's statements stand for.
  private var names: [String: Int] = [:]

  /// - Parameters:
  ///   - connections: The bytes of each.
  ///   - starts: How many bytes of each, in the same order, are passed over: their statements are known, and not run.
  init(_ connections: [[UInt8]], after starts: [Int]) throws {
    for (place, bytes) in connections.enumerated() { try read(bytes, after: place < starts.count ? starts[place] : 0) }
  }

  private mutating func read(_ bytes: [UInt8], after start: Int) throws {
    names = [:]
    var input = MessageReader(bytes[...])
    // The first message has no kind.
    input.skip(Int(try input.number(UInt32.self)) - 4)
    while let kind = input.next() {
      let isRun = input.place > start
      let length = Int(try input.number(UInt32.self)) - 4
      var message = MessageReader(input.take(length))
      switch kind {
      case UInt8(ascii: "Q") where isRun: statements.append(.text(try message.text()))
      case UInt8(ascii: "P"):
        let name = try message.text()
        let sql = try message.text()
        let types = try (0..<message.number(UInt16.self)).map { _ in try message.number(UInt32.self) }
        names[name] = place(of: Text(sql: sql, types: types))
      case UInt8(ascii: "B") where isRun: statements.append(try binding(&message))
      default: break
      }
    }
  }

  private mutating func place(of text: Text) -> Int {
    if let known = places[text] { return known }
    texts.append(text)
    places[text] = texts.count - 1
    return texts.count - 1
  }

  private func binding(_ message: inout MessageReader) throws -> Statement {
    _ = try message.text()
    let text = try found(names[try message.text()], "a statement")
    for _ in 0..<(try message.number(UInt16.self)) { _ = try message.number(UInt16.self) }
    let values = try (0..<message.number(UInt16.self)).map { _ -> [UInt8]? in
      let length = Int32(bitPattern: try message.number(UInt32.self))
      return length < 0 ? nil : Array(message.take(Int(length)))
    }
    return .prepared(text, values)
  }
}

/// Reads numbers, texts and bytes one after the other.
private struct MessageReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Where it stands, in the whole.
  var place: Int { bytes.startIndex }

  mutating func next() -> UInt8? { bytes.popFirst() }

  mutating func skip(_ count: Int) { bytes = bytes.dropFirst(count) }

  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { skip(count) }
    return bytes.prefix(count)
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    var number = Number.zero
    for _ in 0..<(Number.bitWidth / 8) { number = number << 8 | Number(try found(next(), "a byte")) }
    return number
  }

  mutating func text() throws -> String {
    let end = try found(bytes.firstIndex(of: 0), "the end of a text")
    defer { bytes = bytes[(end + 1)...] }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
