import ModuloModels
import ModuloUtilities

/// Looks for a column that holds the signs of amounts, none of which is negative.
///
/// Every field of such a column that isn't blank is a word of one pair, one for money that comes in and one for money
/// that goes out. A column with the first word only says nothing else than the amounts do. One with the second word
/// only, or with the first and blanks, does, unless the words are single characters: those may mean anything.
struct SignColumns {
  private var candidates: [Candidate]
  private var hasNegativeAmount = false

  /// - Parameter columns: The columns to look at; none where amounts are read as they are.
  init(_ columns: [CSVColumn]) { candidates = columns.map(Candidate.init) }

  /// Looks at a row. Most columns are ruled out by the first.
  mutating func look(at row: CSVRow) {
    if candidates.isEmpty || hasNegativeAmount { return }
    candidates = candidates.compactMap { $0.seeing(row[$0.column]) }
  }

  /// Takes the amount of a row.
  mutating func note(_ amount: Money) {
    if amount.isNegative { hasNegativeAmount = true }
  }

  /// The first column that holds signs after all rows; `nil` for none.
  var found: (field: CSVField, column: String, words: [String])? {
    guard !hasNegativeAmount, let found = candidates.first(where: \.holdsSigns), let field = found.first else {
      return nil
    }
    return (field, found.column.name, found.words)
  }
}

/// A column whose fields are words of one pair so far.
private struct Candidate {
  let column: CSVColumn
  /// The pairs that have all words so far.
  private var pairs = FlagWords.pairs
  private var plus: String?
  private var minus: String?
  private var hasBlank = false
  /// The first field with a word.
  private(set) var first: CSVField?

  init(_ column: CSVColumn) { self.column = column }

  /// The words of the column, as it writes them.
  var words: [String] { [plus, minus].compactMap(\.self) }

  /// Whether the words say what the amounts don't.
  var holdsSigns: Bool {
    if plus != nil, minus != nil { return true }
    let isLong = words.allSatisfy { $0.count > 1 }
    return isLong && (minus != nil || plus != nil && hasBlank)
  }

  /// The candidate after another field; `nil` when it is no word of these pairs.
  func seeing(_ field: CSVField) -> Candidate? {
    var next = self
    let text = field.text.visible.trimmed
    if text.isEmpty {
      next.hasBlank = true
      return next
    }
    let word = text.folded
    next.pairs = pairs.filter { $0.plus == word || $0.minus == word }
    guard let pair = next.pairs.first else { return nil }
    if pair.plus == word { next.plus = plus ?? text } else { next.minus = minus ?? text }
    next.first = first ?? field
    return next
  }
}
