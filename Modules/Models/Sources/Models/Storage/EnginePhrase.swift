/// What the storage engine or the system says in English, as a detail of a message, with its French.
///
/// A `%` stands for what varies, such as a name or a number; it is kept, or translated if it is a phrase itself.
struct EnginePhrase: Sendable {
  let english: String
  let french: String

  init(_ english: String, _ french: String) { (self.english, self.french) = (english, french) }

  /// A detail in a language; one that is no known phrase stays as it is.
  ///
  /// The cost grows with the length of the detail.
  static func text(of detail: String, in language: Language) -> String {
    switch language {
    case .english: detail
    case .french: all.lazy.compactMap { $0.translate(detail) }.first ?? detail
    }
  }

  /// The French of a detail; `nil` where it is another phrase.
  private func translate(_ detail: String) -> String? {
    guard let found = parts(of: detail) else { return nil }
    let pieces = french.split(separator: "%", omittingEmptySubsequences: false)
    let translated = found.map { Self.text(of: $0, in: .french) }
    return zip(pieces, translated + [""]).map { $0 + $1 }.joined()
  }

  /// What stands in the detail for each `%`; `nil` where it is another phrase.
  private func parts(of detail: String) -> [String]? {
    let pieces = english.split(separator: "%", omittingEmptySubsequences: false)
    guard let first = pieces.first, let last = pieces.last, detail.hasPrefix(first) else { return nil }
    guard pieces.count > 1 else { return detail == english ? [] : nil }
    var (parts, rest) = ([String](), detail.dropFirst(first.count))
    for piece in pieces.dropFirst().dropLast() {
      guard let place = rest.firstRange(of: piece) else { return nil }
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    parts.append(String(rest.dropLast(last.count)))
    return parts.allSatisfy { !$0.isEmpty } ? parts : nil
  }
}
