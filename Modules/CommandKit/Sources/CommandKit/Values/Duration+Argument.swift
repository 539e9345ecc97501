/// A length of time: `90m`, `1h30m`, `1h30`, `1.5h`, `45s`, `250ms`, `2d`, and as ISO 8601 has it, `PT1H30M`.
///
/// A number without a unit counts the next smaller one: minutes after hours. A day has 24 hours; months and years have no length,
/// and are refused. Every fraction is kept to the attosecond.
extension Duration: ExpressibleByArgument {
  public init?(argument: String) {
    guard case .success(let duration) = DurationText.read(argument) else { return nil }
    self = duration
  }

  /// Hours, minutes and seconds, as they are read: `1h30m`, `45s`, `0.25s`.
  public var defaultValueDescription: String {
    let (seconds, attoseconds) = (components.seconds.magnitude, components.attoseconds.magnitude)
    let fraction = attoseconds == 0 ? "" : "." + DurationText.fraction(of: attoseconds)
    let rest = "\(seconds % 60)\(fraction)"
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "m")].filter { $0.0 > 0 }.map { "\($0)\($1)" }
    let text = parts.joined() + (rest == "0" && !parts.isEmpty ? "" : "\(rest)s")
    return self < .zero ? "-\(text)" : text
  }

  public static func reads(_ token: String) -> Bool { Duration(argument: token) != nil }

  public static func refusal(of token: String) -> String? {
    guard case .failure(let refusal) = DurationText.read(token) else { return nil }
    return refusal.rawValue
  }
}

/// Reads a length of time from left to right.
private struct DurationText {
  /// Why a text is none.
  enum Refusal: String, Error {
    case form = "a length of time is written like '90m', '1h30m' or '45s'"
    case unit = "it has no unit, as in '90m' or '1h30m'"
    case calendar = "months and years have no fixed length"
    case size = "it is longer, or finer, than can be counted"
  }

  /// The units from the largest one down.
  private enum Unit: Int {
    case week, day, hour, minute, second, millisecond

    /// The length in attoseconds.
    var length: Int128 {
      switch self {
      case .week: 604_800 * DurationText.second
      case .day: 86_400 * DurationText.second
      case .hour: 3_600 * DurationText.second
      case .minute: 60 * DurationText.second
      case .second: DurationText.second
      case .millisecond: DurationText.second / 1_000
      }
    }

    /// The unit of a number without one; after a week or a second none would be guessed.
    var next: Unit? {
      switch self {
      case .day: .hour
      case .hour: .minute
      case .minute: .second
      case .week, .second, .millisecond: nil
      }
    }
  }

  private typealias Symbols = [String: Unit]

  private static let symbols: Symbols = [
    "w": .week, "d": .day, "h": .hour, "m": .minute, "min": .minute, "s": .second, "ms": .millisecond,
  ]
  /// Before the `T` of ISO 8601, and after it.
  private static let sides: [Symbols] = [["w": .week, "d": .day], ["h": .hour, "m": .minute, "s": .second]]

  private static let second: Int128 = 1_000_000_000_000_000_000

  private var rest: Substring = ""
  private var last: Unit?
  private var hasFraction = false
  private var total: Int128 = 0

  static func read(_ text: String) -> Result<Duration, Refusal> {
    let isNegative = text.hasPrefix("-")
    let unsigned = (isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]).lowercased()
    var reader = DurationText()
    return Result { () throws(Refusal) in
      if unsigned.hasPrefix("p") {
        try reader.readISO(unsigned.replacing(",", with: ".").dropFirst())
      } else {
        try reader.read(unsigned[...], Self.symbols)
      }
      return try reader.duration(isNegative: isNegative)
    }
  }

  private mutating func readISO(_ text: Substring) throws(Refusal) {
    let parts = text.split(separator: "t", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.first?.contains(where: { "ym".contains($0) }) == true { throw .calendar }
    guard parts.last?.isEmpty == false else { throw .form }
    for (part, symbols) in zip(parts, Self.sides) where !part.isEmpty {
      guard part.last?.isLetter == true else { throw .form }
      try read(part, symbols)
    }
  }

  private mutating func read(_ text: Substring, _ symbols: Symbols) throws(Refusal) {
    rest = text
    repeat { try readPart(symbols) } while !rest.isEmpty
  }

  /// A number and its unit.
  private mutating func readPart(_ symbols: Symbols) throws(Refusal) {
    let whole = digits()
    var fraction = ""
    if rest.first == "." {
      rest.removeFirst()
      fraction = digits()
      if fraction.isEmpty { throw .form }
    }
    // What follows a fraction would be part of it.
    guard !whole.isEmpty, !hasFraction else { throw .form }
    hasFraction = !fraction.isEmpty
    let unit = try unit(symbols)
    // Each is smaller than the one before: 30m1h and 1h1h are slips.
    if let last, unit.rawValue <= last.rawValue { throw .form }
    last = unit
    try add(whole, fraction, unit)
  }

  private mutating func unit(_ symbols: Symbols) throws(Refusal) -> Unit {
    let symbol = rest.prefix(while: \.isLetter)
    rest = rest[symbol.endIndex...]
    if symbol.isEmpty {
      guard rest.isEmpty else { throw .form }
      guard let next = last?.next else { throw last == nil ? .unit : .form }
      return next
    }
    guard let unit = symbols[String(symbol)] else { throw .form }
    if rest.first == " " {
      rest.removeFirst()
      if rest.isEmpty { throw .form }
    }
    return unit
  }

  private mutating func digits() -> String {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return String(digits)
  }

  private mutating func add(_ whole: String, _ fraction: String, _ unit: Unit) throws(Refusal) {
    guard let number = Int128(whole) else { throw .size }
    try add(number.multipliedReportingOverflow(by: unit.length))
    var place: Int128 = 1
    for digit in fraction.reversed().drop(while: { $0 == "0" }).reversed() {
      let (next, isTooFine) = place.multipliedReportingOverflow(by: 10)
      let share = Int128(digit.wholeNumberValue ?? 0) * unit.length
      guard !isTooFine, share.isMultiple(of: next) else { throw .size }
      place = next
      try add((share / place, false))
    }
  }

  private mutating func add(_ part: (partialValue: Int128, overflow: Bool)) throws(Refusal) {
    let sum = total.addingReportingOverflow(part.partialValue)
    guard !part.overflow, !sum.overflow else { throw .size }
    total = sum.partialValue
  }

  private func duration(isNegative: Bool) throws(Refusal) -> Duration {
    let (seconds, attoseconds) = (isNegative ? -total : total).quotientAndRemainder(dividingBy: Self.second)
    guard let seconds = Int64(exactly: seconds) else { throw .size }
    return Duration(secondsComponent: seconds, attosecondsComponent: Int64(attoseconds))
  }

  /// Attoseconds below a second as the digits after the point.
  static func fraction(of attoseconds: UInt64) -> String {
    let digits = String(attoseconds)
    let all = String(repeating: "0", count: 18 - digits.count) + digits
    return String(all.reversed().drop { $0 == "0" }.reversed())
  }
}
