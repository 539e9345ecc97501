import ModuloModels
import ModuloUtilities

/// Finds the contributions whose import keys are of the former kind, from before a key was a digest of the whole row:
/// the day, the amount, the name, and the position among the rows that have these in common. Each of them matches one
/// row of a file, the first.
struct FormerImportKeys {
  /// Between these is every key of that kind: it begins with a digit, and no other key does.
  static let all = "0"..<":"

  private let mostHints: Int
  private var seen: SeenRows
  /// The next position of contents already seen; it only saves reading the same rows again.
  private var hints: [String: String] = [:]

  /// - Parameters:
  ///   - lastNumber: The greatest number of a row before the import.
  ///   - mostHints: The most contents whose next position is remembered.
  init(lastNumber: Int64, mostHints: Int = 4_096) {
    seen = SeenRows(lastNumber: lastNumber)
    self.mostHints = mostHints
  }

  /// Marks a row with this content as seen that wasn't yet.
  ///
  /// - Parameter first: The row with the first key in a range; `nil` for none.
  /// - Returns: Whether there was one.
  mutating func markSeen(
    _ content: String, first: (Range<String>) throws -> (number: Int64, key: String)?
  ) throws -> Bool {
    let end = content + " :"
    var start = hints[content] ?? content + " 0"
    while let row = try first(start..<end) {
      // A blank sorts before every digit, so this is where the next position can be.
      start = row.key + " "
      if isPosition(row.key.utf8.dropFirst(content.utf8.count + 1)), seen.insert(row.number) {
        remember(content, start)
        return true
      }
    }
    return false
  }

  /// A name may end with a number of its own, and more than a position follows the content then.
  private func isPosition(_ text: some Sequence<UInt8>) -> Bool {
    text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private mutating func remember(_ content: String, _ start: String) {
    if hints.count >= mostHints { hints.removeAll(keepingCapacity: true) }
    hints[content] = start
  }
}

extension ContributionEntity {
  /// The content of a contribution in a key of the former kind, without the position.
  var formerImportContent: String { "\(date.rawValue) \(signedMinor) \(name ?? "")" }
}
