/// Looks for a column of words for in and out, in a file whose amounts are all positive.
struct FlagColumns {
  private struct Candidate {
    let column: Int
    var pairs: [(plus: String, minus: String)]
    var inWord: String?
    var outWord: String?
  }

  private var candidates: [Candidate] = []

  init(_ layout: StatementLayout) {
    guard layout.options.sign == nil, case .one(let amount) = layout.amounts else { return }
    let read = [layout.day, amount, layout.balance, layout.currency].compactMap(\.self)
    candidates = layout.names.indices.filter { !read.contains($0) }.map {
      Candidate(column: $0, pairs: FlagWords.pairs)
    }
  }

  /// Takes the next entry. Most columns are ruled out by the first.
  mutating func take(_ row: CSVRecord, hasNegative: Bool) {
    if candidates.isEmpty { return }
    if hasNegative {
      candidates = []
      return
    }
    candidates = candidates.compactMap { candidate in
      let word = row.text(candidate.column)
      guard word.utf8.count <= 24 else { return nil }
      var next = candidate
      let folded = word.columnName
      next.pairs = candidate.pairs.filter { $0.plus == folded || $0.minus == folded }
      guard let pair = next.pairs.first else { return nil }
      if pair.plus == folded { next.inWord = word } else { next.outWord = word }
      return next
    }
  }

  /// Whether there is a column with both words. The balances say nothing of the first entry's amount, so a reading
  /// that fits them may still be at odds with such a column.
  var haveBothWords: Bool { candidates.contains { $0.inWord != nil && $0.outWord != nil } }

  /// The place of the first such column from 0, with both words.
  var found: (column: Int, inWord: String, outWord: String)? {
    for candidate in candidates {
      if let inWord = candidate.inWord, let outWord = candidate.outWord { return (candidate.column, inWord, outWord) }
      guard let word = candidate.inWord ?? candidate.outWord, word.count > 1, let pair = candidate.pairs.first else {
        continue
      }
      // The other word doesn't occur.
      return candidate.inWord != nil ? (candidate.column, word, pair.minus) : (candidate.column, pair.plus, word)
    }
    return nil
  }
}
