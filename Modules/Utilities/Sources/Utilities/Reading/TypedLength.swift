/// A typed length taken apart into numbers with their units.
struct TypedLength {
  enum Unit: Int64, Comparable {
    case second = 1_000
    case minute = 60_000
    case hour = 3_600_000

    static func < (first: Unit, second: Unit) -> Bool { first.rawValue < second.rawValue }

    init?(_ word: String) {
      switch word {
      case "h", "hr", "hrs", "hour", "hours", "heure", "heures": self = .hour
      case "m", "mn", "min", "mins", "minute", "minutes": self = .minute
      case "s", "sec", "secs", "second", "seconds", "seconde", "secondes": self = .second
      default: return nil
      }
    }
  }

  struct Part {
    let whole: String
    let decimals: String
    /// The decimal mark as it was typed.
    let mark: (text: String, column: Int)?
    let unit: Unit
    let column: Int

    /// Nil for more than 64 bits hold. Exact: four decimals of a second are cut to three.
    var milliseconds: Int64? {
      guard let whole = Int64(whole), let tenThousandths = Int64((decimals + "0000").prefix(4)) else { return nil }
      let (length, overflow) = whole.multipliedReportingOverflow(by: unit.rawValue)
      let (sum, carry) = length.addingReportingOverflow(tenThousandths * unit.rawValue / 10_000)
      return overflow || carry ? nil : sum
    }
  }

  /// As it was given.
  let text: String
  /// What is to be read, in lower case and without the white space around it.
  private(set) var rest: String
  /// The number of scalars before the rest.
  private var offset: Int

  /// - Throws: ``LengthReadingError/empty``.
  init(_ text: String) throws(LengthReadingError) {
    guard let first = text.unicodeScalars.firstIndex(where: \.isVisible) else { throw .empty }
    self.text = text
    offset = text.unicodeScalars.distance(from: text.startIndex, to: first)
    rest = text.trimmed.folded
  }

  /// Takes the minus in front; false when there is none.
  mutating func takeMinus() -> Bool {
    guard let first = rest.unicodeScalars.first, first.isMinus else { return false }
    rest.unicodeScalars.removeFirst()
    offset += 1
    return true
  }

  /// The numbers with their units, as far as they go; what follows hours without a unit is left to
  /// ``minutesAfterHours(_:)``.
  func parts() throws(LengthReadingError) -> [Part] {
    var parts: [Part] = []
    var remaining = rest[...]
    while !remaining.isEmpty {
      let number = #/([0-9]+)(?:([.,٫])([0-9]+))?(?:\s*([a-z]+)\.?)?(?:\s*,\s*|\s+(?:and|et)\s+|\s*)/#
      guard let match = remaining.prefixMatch(of: number) else { throw invalid(remaining.startIndex) }
      guard let word = match.4 else {
        guard parts.last?.unit == .hour, match.range.upperBound == rest.endIndex else {
          throw invalid(match.3?.endIndex ?? match.1.endIndex)
        }
        return parts
      }
      guard let unit = Unit(String(word)), match.3?.count ?? 0 <= 4 else { throw invalid(word.startIndex) }
      let mark = match.2.map { (String($0), column($0.startIndex)) }
      parts.append(
        Part(
          whole: String(match.1), decimals: String(match.3 ?? ""), mark: mark, unit: unit,
          column: column(match.1.startIndex)))
      remaining = remaining[match.range.upperBound...]
    }
    guard !parts.isEmpty, !rest.hasSuffix(",") else { throw invalid(rest.endIndex) }
    return parts
  }

  /// The minutes of `1h30`; nil where the text has nothing after its units.
  ///
  /// - Throws: ``LengthReadingError/notALength(_:column:)`` for anything but two digits up to 59.
  func minutesAfterHours(_ parts: [Part]) throws(LengthReadingError) -> Part? {
    guard let match = rest.firstMatch(of: #/\s*([0-9]+)(?:[.,٫][0-9]+)?$/#) else { return nil }
    guard match.1.wholeMatch(of: #/[0-5][0-9]/#) != nil, match.1.endIndex == rest.endIndex else {
      throw invalid(match.1.startIndex)
    }
    return Part(
      whole: String(match.1), decimals: "", mark: nil, unit: .minute, column: column(match.1.startIndex))
  }

  private func invalid(_ index: String.Index) -> LengthReadingError { .notALength(text, column: column(index)) }

  private func column(_ index: String.Index) -> Int {
    offset + rest.unicodeScalars.distance(from: rest.startIndex, to: index) + 1
  }
}
