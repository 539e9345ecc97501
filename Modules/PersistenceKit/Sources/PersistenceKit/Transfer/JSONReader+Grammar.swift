extension JSONReader {
  /// The token after a value inside a container: the container's end, or the name or value after a comma.
  mutating func separator() throws(PersistenceError) -> JSONToken {
    let isObject = containers.last == true
    if try skip(UInt8(ascii: ",")) {
      try skipSpace()
      position = place
      return try isObject ? name() : value()
    }
    if try skip(UInt8(ascii: isObject ? "}" : "]")) { return end(isObject ? .endObject : .endArray) }
    throw try failure(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
  }

  mutating func name() throws(PersistenceError) -> JSONToken {
    guard try skip(UInt8(ascii: "\"")) else { throw try failure("a name in quotes") }
    let name = try string()
    try skipSpace()
    guard try skip(UInt8(ascii: ":")) else { throw try failure("\":\"") }
    expected = .value
    return .name(name)
  }

  mutating func value() throws(PersistenceError) -> JSONToken {
    guard let byte = try peek() else { throw try failure("a value") }
    switch byte {
    case UInt8(ascii: "{"): return try begin(.beginObject)
    case UInt8(ascii: "["): return try begin(.beginArray)
    case UInt8(ascii: "\""):
      advance()
      return finish(.string(try string()))
    case UInt8(ascii: "t"): return finish(try word("true", .bool(true)))
    case UInt8(ascii: "f"): return finish(try word("false", .bool(false)))
    case UInt8(ascii: "n"): return finish(try word("null", .null))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return finish(try number())
    default: throw try failure("a value")
    }
  }

  private mutating func begin(_ token: JSONToken) throws(PersistenceError) -> JSONToken {
    guard containers.count < Self.deepest else { throw failure(reason: "there are more than \(Self.deepest) levels") }
    advance()
    containers.append(token == .beginObject)
    expected = token == .beginObject ? .firstName : .firstElement
    return token
  }

  mutating func end(_ token: JSONToken) -> JSONToken {
    containers.removeLast()
    return finish(token)
  }

  /// A value is complete.
  private mutating func finish(_ token: JSONToken) -> JSONToken {
    expected = containers.isEmpty ? .end : .separator
    return token
  }

  private mutating func word(_ word: StaticString, _ token: JSONToken) throws(PersistenceError) -> JSONToken {
    for byte in "\(word)".utf8 where try !skip(byte) { throw try failure("\(word)") }
    return token
  }
}
