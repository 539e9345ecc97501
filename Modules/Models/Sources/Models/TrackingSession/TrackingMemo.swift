import ModuloUtilities

/// The rules for the memo of a session: one line of text that lists can show.
public enum TrackingMemo {
  /// The maximum length in characters as they are seen.
  public static let limit = 10_000

  /// The text as it will be stored: trimmed and composed; `nil` for a blank one.
  ///
  /// - Throws: ``TrackingRule/memoTooLong(limit:)``; ``TrackingRule/memoControlCharacter(position:)`` for a line break, a
  ///   tab or any other control character within the text.
  public static func checked(_ text: String?) throws(TrackingRule) -> String? {
    guard let text, !text.isBlank else { return nil }
    let memo = text.trimmed.normalized
    if memo.count > limit { throw .memoTooLong(limit: limit) }
    if let index = memo.firstIndex(where: \.hasControl) {
      throw .memoControlCharacter(position: memo.distance(from: memo.startIndex, to: index) + 1)
    }
    return memo
  }
}

extension TrackingMemo {
  /// The text as a memo that can be stored: a space for each control character, and cut where it is too long.
  static func usable(_ text: String) -> String {
    String(text.trimmed.normalized.map { $0.hasControl ? " " : $0 }.prefix(limit)).trimmed
  }
}

extension Character {
  fileprivate var hasControl: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
