import CPersistenceSQLite

/// A function over text that SQLite lacks, registered on every connection.
enum TextFunction: CaseIterable {
  /// How many characters a text has, as Swift counts them.
  case characterCount
  /// Whether a text contains another one, whatever their case and accents are.
  case containsLoosely

  var name: String {
    switch self {
    case .characterCount: "character_count"
    case .containsLoosely: "contains_loosely"
    }
  }

  /// Registers the function; the connection must not be in use.
  func register(on database: OpaquePointer) throws(PersistenceError) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    let code = sqlite3_create_function_v2(database, name, argumentCount, flags, nil, call, nil, nil, nil)
    guard code == SQLITE_OK else { throw Failure(code: code, database: database).error }
  }
}

extension TextFunction {
  private typealias Call = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  private var argumentCount: Int32 {
    switch self {
    case .characterCount: 1
    case .containsLoosely: 2
    }
  }

  // NULL in, NULL out, as SQLite's own functions do.
  private var call: Call {
    switch self {
    case .characterCount:
      { context, _, arguments in
        guard let text = Self.text(arguments?[0]) else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(text.count))
      }
    case .containsLoosely:
      { context, _, arguments in
        guard let text = Self.text(arguments?[0]), let part = Self.text(arguments?[1]) else {
          return sqlite3_result_null(context)
        }
        sqlite3_result_int(context, text.containsLoosely(part) ? 1 : 0)
      }
    }
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard let value, let start = sqlite3_value_text(value) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    return String(decoding: bytes, as: UTF8.self)
  }
}
