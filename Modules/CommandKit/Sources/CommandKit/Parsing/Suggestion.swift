/// What was probably meant by a word that nobody knows.
enum Suggestion {
  /// As many edits as this are no longer a slip.
  private static let limit = 4

  /// The nearest candidate by Levenshtein distance, the first of several; nil when none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let distances = candidates.map { distance(word, $0) }
    guard let least = distances.min(), least < limit, let index = distances.firstIndex(of: least) else { return nil }
    return candidates[index]
  }

  /// As ``nearest(to:among:)``, but only candidates that share a letter with the word: short words are all near each other.
  static func nearestWord(to word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates.filter { distance(word, $0) < max(word.count, $0.count) })
  }

  /// The least number of letters to insert, remove or replace; ``limit`` stands for any distance that is too great anyway.
  private static func distance(_ first: String, _ second: String) -> Int {
    let rows = Array(first)
    let columns = Array(second)
    // Cheap for a candidate that cannot be near, however long the word.
    guard abs(rows.count - columns.count) < limit else { return limit }
    var previous = Array(0...columns.count)
    for (row, letter) in rows.enumerated() {
      var current = [row + 1]
      for (column, other) in columns.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[columns.count]
  }
}
