/// Random keys, weighted so that every screen is reached: the same seed types the same keys.
struct RandomKeys {
  enum Key {
    /// Bytes, and the milliseconds after them.
    case bytes([UInt8], pause: Int)
    case resize(columns: Int, rows: Int)
  }

  private var random: SeededGenerator
  private var latest: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The latest keys, for a report.
  var last: String { latest.suffix(60).joined(separator: " ") }

  /// How many keys are typed before the app is asked whether it is there.
  mutating func count() -> Int { random.pick(5..<40) }

  /// Where the app begins.
  mutating func link() -> String? { Self.links.randomElement(using: &random) ?? nil }

  mutating func next() -> Key {
    let key = draw()
    switch key {
    case .bytes(let bytes, _): latest.append(String(decoding: bytes, as: UTF8.self).debugDescription)
    case .resize(let columns, let rows): latest.append("\(columns)x\(rows)")
    }
    if latest.count > 200 { latest.removeFirst(100) }
    return key
  }

  private mutating func draw() -> Key {
    switch random.pick(0..<100) {
    case 0..<48: return typed(pick(Self.keys))
    case 48..<60: return typed(pick(Self.sequences))
    case 60..<68: return typed(pick(Self.words))
    case 68..<73: return typed("\u{13}")
    case 73..<79: return .bytes([27], pause: 60)
    case 79..<84: return typed(pick(["y", "n"]))
    case 84..<88: return typed("\u{1B}[200~\(pick(Self.words))\n\(pick(Self.keys))q\u{1B}[201~")
    case 88..<91: return .bytes((0..<random.pick(1..<12)).map { _ in UInt8(random.pick(0..<256)) }, pause: 0)
    case 91..<94:
      return typed("\u{1B}[\(random.pick(0..<300));\(random.pick(0..<20))\(pick(["u", "~", "A", "H", "m", "M", "R"]))")
    case 94..<97: return .resize(columns: random.pick(1..<140), rows: random.pick(1..<50))
    case 97..<98: return typed("q")
    default: return typed(":\(pick(Self.commands))\r")
    }
  }

  private func typed(_ text: String) -> Key { .bytes(Array(text.utf8), pause: 0) }

  private mutating func pick(_ choices: [String]) -> String { choices[random.pick(0..<choices.count)] }

  private static let keys =
    "\r \taAbBcCdDefghGhiIjJkKlmnNoprRsStTuvwxyY$12345?/:".map(String.init) + [
      "\r", "\r", "a", "e", "d", "j", "k", "\t",
    ]

  private static let sequences = ["A", "B", "C", "D", "H", "F", "Z", "5~", "6~", "3~", "I", "O", "27u"].map {
    "\u{1B}[\($0)"
  }

  private static let words = [
    "Boat", "Été", "👩‍👩‍👧", "12", "-5", "1,234.56", "2026-01-02", "09:00", "EUR", "x", "/nowhere.csv", "a\u{301}", "日本",
    "yes",
  ]

  private static let commands = [
    "goal list", "goal add Boat --target 90", "goal delete 1", "contribution add 1 5", "block list", "track start 1",
    "track discard",
    "data check", "settings list", "app", "-", "nonsense", "help", "data delete", "'", "goal list --json",
  ]

  private static let links: [String?] = [
    nil, "goal", "goal/1", "goal/1/contribution", "account", "account/1", "account/1/balance", "portfolio",
    "portfolio/chart",
    "rate", "group", "block", "block/1", "track", "session", "day", "time", "calendar", "settings",
  ]
}
