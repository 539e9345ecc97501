import CPersistenceSQLite

/// A function over text that SQLite lacks, registered on every connection.
enum TextFunction: CaseIterable {
  /// The number of characters in a text, as Swift counts them.
  case characterCount
  /// Whether a text that contains the bytes of another one contains its characters too.
  case containsCharacters
  /// Whether a text contains another one, whatever their case and accents are.
  case containsLoosely
  /// Whether the characters of a text start with those of another one.
  case startsWith
  /// The end of a prefix: after every text that starts with it, and before every other text after those.
  case endOfPrefix

  var name: String {
    switch self {
    case .characterCount: "character_count"
    case .containsCharacters: "contains_characters"
    case .containsLoosely: "contains_loosely"
    case .startsWith: "starts_with"
    case .endOfPrefix: "end_of_prefix"
    }
  }

  /// Registers the function; the connection must not be in use.
  func register(on database: OpaquePointer) throws(PersistenceError) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    let code = sqlite3_create_function_v2(database, name, argumentCount, flags, nil, call, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: database).error }
  }
}

extension TextFunction {
  private typealias Call = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  private var argumentCount: Int32 {
    switch self {
    case .characterCount, .endOfPrefix: 1
    case .containsCharacters, .containsLoosely, .startsWith: 2
    }
  }

  private var call: Call {
    switch self {
    case .characterCount:
      { context, _, arguments in
        guard let text = TextArgument(arguments?[0]) else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(text.string.count))
      }
    case .containsCharacters:
      { Self.answer($0, $2) { text, part in text.containsCharacters(of: part) } }
    case .containsLoosely:
      { Self.answer($0, $2) { text, part in text.containsLoosely(part) } }
    case .startsWith:
      { Self.answer($0, $2) { text, prefix in text.starts(with: prefix) } }
    case .endOfPrefix:
      { context, _, arguments in
        guard let prefix = TextArgument(arguments?[0]) else { return sqlite3_result_null(context) }
        // Every text sorts before every blob.
        guard var end = prefix.string.firstBehindPrefix else { return sqlite3_result_zeroblob(context, 0) }
        end.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { characters in
            sqlite3_result_text64(
              context, characters.baseAddress, UInt64(characters.count), copied, UInt8(truncatingIfNeeded: SQLITE_UTF8))
          }
        }
      }
    }
  }

  /// Calls a function of two texts. NULL in, NULL out, as with SQLite's own functions.
  private static func answer(
    _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
    _ question: (TextArgument, TextArgument) -> Bool
  ) {
    guard let first = TextArgument(arguments?[0]), let second = TextArgument(arguments?[1]) else {
      return sqlite3_result_null(context)
    }
    sqlite3_result_int(context, question(first, second) ? 1 : 0)
  }
}
