import Foundation
import Testing

/// An amount is the same figure, or refused for the same, whichever way it comes: as an argument, typed key by key, pasted,
/// by lines, and by the keypad where that has the keys. `MODULO_TEXTS=200` tries each text in each way in each locale, which
/// takes minutes; else each text is typed in one of them, and pasted in another.
@Suite struct TypingTests {
  static let locales = ["en_US", "de_DE", "fr_FR", "en_IN", "ar"]

  /// What came of a text.
  enum Outcome: Equatable, CustomStringConvertible {
    case figure(String)
    case refusal(String)

    var description: String {
      switch self {
      case .figure(let amount): amount
      case .refusal(let message): "refused: \(message)"
      }
    }
  }

  /// A text with what came of it as an argument.
  typealias Judged = (text: String, outcome: Outcome)

  @Test(arguments: locales)
  func `a text is the same figure or the same refusal, whichever way it comes`(_ locale: String) async throws {
    let (typedPlaces, pastedPlaces) = (places(locale, from: 0), places(locale, from: 2))
    let chosen = Set(typedPlaces + pastedPlaces).sorted()
    let judged = try await byCommand(chosen.map { AmountTexts.all[$0] }, locale)
    let read = judged.filter { if case .figure = $0.outcome { true } else { false } }
    #expect(AmountTexts.all.count == 200)
    #expect(judged.count / 7...judged.count * 7 / 10 ~= read.count)
    try await expectSame(judged.filter { !Self.meansMore($0.text) }, locale, "by lines", byLines)
    let known = Dictionary(uniqueKeysWithValues: zip(chosen, judged))
    let (typed, pasted) = (typedPlaces.compactMap { known[$0] }, pastedPlaces.compactMap { known[$0] })
    try await expectSame(typed, locale, "typed") { try atTerminal($0, $1, $2) { app, text in try app.press(text) } }
    try await expectSame(pasted, locale, "pasted") {
      try atTerminal($0, $1, $2) { app, text in try app.press("\u{1B}[200~\(text)\u{1B}[201~") }
    }
    let mark = Locale(identifier: locale).decimalSeparator ?? "."
    let keyed = judged.filter { Self.isOfKeypad($0.text, mark) }
    try await expectSame(keyed, locale, "by the keypad", byKeypad)
  }

  /// The places of the texts that are tried in a locale: all, or a fifth, in each locale another.
  private func places(_ locale: String, from offset: Int) -> [Int] {
    let number = ProcessInfo.processInfo.environment["MODULO_TEXTS"].flatMap { Int($0) } ?? 40
    let (count, all) = (Self.locales.count, AmountTexts.all.indices)
    let first = ((Self.locales.firstIndex(of: locale) ?? 0) + offset) % count
    return Array(all.filter { number >= all.count || $0 % count == first }.prefix(number))
  }

  /// Whether a line means something else in a form: nothing keeps the field, a dot leaves the others, a minus clears it.
  private static func meansMore(_ text: String) -> Bool { ["", ".", "-"].contains(text) }

  /// Whether a keypad has the keys of a text.
  private static func isOfKeypad(_ text: String, _ mark: String) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isNumber || String($0) == mark } && text.filter { String($0) == mark }.count <= 1
      // It would write a zero before the mark, which a message repeats.
      && text != mark
  }

  /// Types texts in one way, in a world of their own, and compares the figures that are stored then.
  private func expectSame(
    _ judged: [Judged], _ locale: String, _ way: String,
    _ type: (Modulo, [Judged], String) throws -> [Judged]
  ) async throws {
    let modulo = try await world()
    let found = try type(modulo, judged, locale)
    let figures = try await modulo.run(
      ["contribution", "list", "1", "--json", "--limit", "1000"], after: fixed(locale)
    ).amounts()
    let expected = judged.compactMap { if case .figure(let amount) = $0.outcome { amount } else { nil } }
    #expect(figures.reversed() == expected, "\(locale), \(way)")
    let others = zip(judged, found).filter { $0.outcome != $1.outcome }.map {
      "\($0.text.debugDescription): \($1.outcome)"
    }
    #expect(others == [], "\(locale), \(way)")
  }

  private func world() async throws -> Modulo {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "100")
    return modulo
  }

  private func fixed(_ locale: String) -> [String] { Array(Modulo.fixed.dropLast()) + [locale] }
}

// MARK: - The ways

extension TypingTests {
  private func byCommand(_ texts: [String], _ locale: String) async throws -> [Judged] {
    let modulo = try await world()
    var judged: [Judged] = []
    for text in texts {
      let answer = try await modulo.run(
        ["contribution", "add", "1", "--json", "--dry-run", "--", text], after: fixed(locale))
      let document = try answer.json()
      let amount = document["amount"] as? String
      let error = document["error"] as? [String: Any]
      let outcome = amount.map(Outcome.figure) ?? .refusal(Self.sentence(error?["message"] as? String ?? ""))
      judged.append((text, outcome))
    }
    return judged
  }

  /// By lines, one after the other; what is said of them is in their order.
  private func byLines(_ modulo: Modulo, _ judged: [Judged], _ locale: String) throws -> [Judged] {
    let lines = judged.flatMap { text, outcome -> [String] in
      // A form that was refused is shown again, and closed; one that has input asks.
      if case .figure = outcome { return ["a", text, ".", "s"] }
      let isBlank = text.allSatisfy(\.isWhitespace)
      return ["a", text, ".", "s", ".", "q"] + (isBlank ? [] : [Self.yes(locale)])
    }
    let answer = try modulo.spawn(
      ["app", "--accessible", "modulo://goal/1/contribution"], after: fixed(locale),
      input: Data((lines + ["q", ""]).joined(separator: "\n").utf8))
    var rest = Self.withoutSpaces(answer.output)[...]
    return judged.map { text, outcome in
      guard case .refusal(let message) = outcome else { return (text, outcome) }
      guard let end = Self.end(of: message, in: rest) else { return (text, .refusal("not said")) }
      rest = rest[end...]
      return (text, outcome)
    }
  }

  /// In the full-screen app, one form for each text. What is in the field is what was typed.
  private func atTerminal(
    _ modulo: Modulo, _ judged: [Judged], _ locale: String, type: (RunningApp, String) throws -> Void
  ) throws -> [Judged] {
    let app = try RunningApp(modulo, ["modulo://goal/1"], columns: 160, rows: 30, after: fixed(locale))
    return try judged.map { text, outcome in
      try app.press("a")
      try app.see(Self.field(locale))
      try type(app, text)
      let typed = Self.withoutSpaces(text)
      if !typed.isEmpty { try app.see { Self.withoutSpaces($0).contains(Self.field(locale).dropFirst(2) + typed) } }
      return (text, try save(app, outcome, locale))
    }
  }

  /// By the mouse. A key that isn't offered is refused at once, and the form is left.
  private func byKeypad(_ modulo: Modulo, _ judged: [Judged], _ locale: String) throws -> [Judged] {
    let app = try RunningApp(modulo, ["modulo://goal/1", "--mouse"], columns: 160, rows: 30, after: fixed(locale))
    let mark = Locale(identifier: locale).decimalSeparator ?? "."
    return try judged.map { text, outcome in
      try app.press("a")
      try app.see(Self.field(locale))
      var made = ""
      for key in text {
        let isMark = String(key) == mark
        try app.click(keys: isMark ? "." : String(key), beside: Self.field(locale))
        let longer = isMark ? (made.isEmpty ? "0" : made) + mark : (made == "0" ? "" : made) + String(key)
        try app.see { Self.withoutSpaces($0).contains(Self.field(locale).dropFirst(2) + longer) || $0.contains("⚠") }
        if app.text.contains("⚠") {
          try close(app, locale)
          return (text, outcome.isRefusal ? outcome : .refusal("key \(key)"))
        }
        made = longer
      }
      return (text, try save(app, outcome, locale))
    }
  }

  /// Stores the form. What the form says when it is refused holds what the command said.
  private func save(_ app: RunningApp, _ outcome: Outcome, _ locale: String) throws -> Outcome {
    try app.press(RunningApp.Key.save)
    try app.see { $0.contains("⚠") || $0.contains("✓") }
    if app.text.contains("✓") { return outcome.isRefusal ? .figure("stored") : outcome }
    let said = Self.withoutSpaces(app.text)
    try close(app, locale)
    guard case .refusal(let message) = outcome else { return .refusal(said) }
    return Self.end(of: message, in: said[...]) == nil ? .refusal(said) : outcome
  }

  private func close(_ app: RunningApp, _ locale: String) throws {
    try app.press(RunningApp.Key.escape)
    let field = Self.field(locale)
    try app.see { !$0.contains(field) || $0.contains("?") }
    if app.text.contains(field) { try app.press(Self.yes(locale)) }
    try app.see { !$0.contains(field) }
  }

  private static func yes(_ locale: String) -> String { locale == "fr_FR" ? "o" : "y" }

  private static func field(_ locale: String) -> String { locale == "fr_FR" ? "> Montant" : "> Amount" }

  /// Where a message ends in what was said; `nil` where it wasn't. A missing amount has other words as an argument, in a
  /// form and in a toast.
  private static func end(of message: String, in said: Substring) -> String.Index? {
    let isMissing = missing.contains { message.contains($0) }
    return (isMissing ? missing : [message]).compactMap { said.range(of: withoutSpaces($0))?.upperBound }.min()
  }

  private static let missing = [
    "the amount is missing", "needs an amount above zero", "An amount is required",
    "il manque le montant", "doit avoir un montant supérieur à zéro", "Un montant est nécessaire",
  ]

  /// What a message says is wrong, without what it advises.
  private static func sentence(_ message: String) -> String {
    if message.hasPrefix("\"") || message.hasPrefix("«") { return message }
    return message.components(separatedBy: ". ")[0]
  }

  private static func withoutSpaces(_ text: String) -> String { String(text.filter { !$0.isWhitespace && $0 != ":" }) }
}

extension TypingTests.Outcome {
  fileprivate var isRefusal: Bool { if case .refusal = self { true } else { false } }
}

extension Modulo.Answer {
  fileprivate func amounts() throws -> [String] {
    let rows = try json()["contributions"] as? [[String: Any]]
    return rows?.compactMap { $0["amount"] as? String } ?? []
  }
}
