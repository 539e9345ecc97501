/// The words that the rules and the lexer tell apart from other names. The second group is reserved only where a
/// declaration or a statement expects it, and may be a name elsewhere.
enum Keyword: String, Sendable, Hashable, CaseIterable {
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `let`, `operator`
  case `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`
  case `fileprivate`, `internal`, `private`, `public`, `static`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`, `in`
  case `repeat`, `return`, `switch`, `throw`, `throws`, `rethrows`, `try`, `where`, `while`
  case `as`, `is`, `inout`, `any` = "Any", `false`, `nil`, `self`, `selfType` = "Self", `super`, `true`

  case actor, async, await, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated
  case lazy, macro, mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix, required
  case sending, some, unowned, weak
  case get, set, willSet, didSet
}

extension Keyword {
  /// Whether the word can be a name only between backticks.
  var isReserved: Bool { Self.reserved.contains(self) }

  /// Whether the word is an expression by itself, so that an operator and no operand follows.
  var isExpression: Bool {
    switch self {
    case .true, .false, .any, .nil, .self, .selfType, .super: true
    default: false
    }
  }

  private static let reserved: Set<Keyword> = Set(allCases.prefix { $0 != .actor })
}

/// Finds the keyword that some bytes spell, by their length and with two comparisons for each word of that length.
struct KeywordTable: Sendable {
  private struct Entry {
    let head: UInt64
    let tail: UInt64
    let keyword: Keyword
  }

  static let shared = KeywordTable()
  private let entries: [[Entry]]
  private static let longest = 16

  private init() {
    var entries = [[Entry]](repeating: [], count: Self.longest + 1)
    for keyword in Keyword.allCases {
      let bytes = Array(keyword.rawValue.utf8)
      let (head, tail) = Self.packed(bytes, bytes.indices)
      entries[bytes.count].append(Entry(head: head, tail: tail, keyword: keyword))
    }
    self.entries = entries
  }

  func keyword(in bytes: [UInt8], _ range: Range<Int>) -> Keyword? {
    guard range.count <= Self.longest, !entries[range.count].isEmpty else { return nil }
    let (head, tail) = Self.packed(bytes, range)
    for entry in entries[range.count] where entry.head == head && entry.tail == tail { return entry.keyword }
    return nil
  }

  /// Up to sixteen bytes as two numbers.
  private static func packed(_ bytes: [UInt8], _ range: Range<Int>) -> (UInt64, UInt64) {
    var words: (UInt64, UInt64) = (0, 0)
    for index in range.prefix(8) { words.0 = words.0 << 8 | UInt64(bytes[index]) }
    for index in range.dropFirst(8) { words.1 = words.1 << 8 | UInt64(bytes[index]) }
    return words
  }
}
