import Foundation
import Testing

@testable import PersistenceKit

/// What is asked about texts means in SQLite what it means in Swift: in every script, by whole characters, whatever the
/// normal form.
@Suite(.temporaryFolder) struct TextMeaningTests {
  /// Of each of these the next scalar composes to one before it, or far after it.
  private static let edges = [
    0x373, 0x37D, 0x386, 0x957, 0xA32, 0xA35, 0xF68, 0xF72, 0xF74, 0xF77, 0xF80, 0xFB8, 0x1F70, 0x1F72, 0x1F74, 0x1F76,
    0x1F78, 0x1F7A, 0x1F7C, 0x1FBA, 0x1FC8, 0x1FCA, 0x1FD2, 0x1FDA, 0x1FE2, 0x1FEA, 0x1FF8, 0x1FFA, 0x1FFC, 0x2125,
    0x2129, 0x2328, 0x2ADB, 0xFA0F, 0xFA11, 0xFA14, 0xFA1F, 0xFA21, 0xFA24, 0xFA29, 0xFB1E, 0xFB29, 0x1D15D, 0x1D1BA,
    0xD7FF, 0xFFFF, 0x10FFFF,
  ].compactMap { UnicodeScalar($0).map(String.init) }

  @Test(arguments: Engine.allCases)
  func `a text starts with each of its first characters`(_ engine: Engine) throws {
    let words = ["Άδεια", "καὶ νῦν", "ਲਾਲ", "किताब", ""]
    let texts = Self.edges.flatMap { [$0, $0 + "z", "z" + $0, $0 + "\u{301}"] } + words
    let library = try Phrasebook(texts.map { ($0, "") }, on: engine)
    for prefix in Self.edges + ["", "Ά", "καὶ", "ਲ", "ਲਾ", "क", "कि", "z"] {
      let found = try library.texts(#Predicate { $0.text.starts(with: prefix) })
      let expected = texts.filter { $0.starts(with: prefix) }
      #expect(found == expected, "U+\(String(prefix.unicodeScalars.first?.value ?? 0, radix: 16))")
    }
  }

  @Test func `every assigned scalar means to SQLite what it means to Swift`() throws {
    let scalars = (1...0x10FFFF).compactMap(UnicodeScalar.init).filter(\.isTried).map(String.init)
    // Each begins a text, ends one, and stands in it; as a whole it is the text's own part.
    let phrases = scalars.enumerated().map { place, scalar in
      switch place % 3 {
      case 0: (scalar + "z", scalar)
      case 1: ("a" + scalar, "a")
      default: (scalar + scalar, scalar)
      }
    }
    let library = try Phrasebook(phrases, on: .sqlite)
    for question in Question.allCases {
      let found = try library.texts(question.predicate)
      let expected = phrases.filter { question.isTrue(of: $0.0, $0.1) }.map(\.0)
      #expect(found.count == expected.count && found == expected, "\(question)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `clusters are whole in both engines`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let phrases = (0..<400).map { _ in Self.phrase(&generator) }
    let engines = try Engine.allCases.map { try Phrasebook(phrases, on: $0) }
    for question in Question.allCases {
      let expected = phrases.filter { question.isTrue(of: $0.0, $0.1) }.map(\.0)
      for library in engines {
        let found = try library.texts(question.predicate)
        #expect(found == expected, "\(question) with seed \(seed)")
      }
    }
    for (_, part) in phrases.prefix(40) {
      for question in Question.allCases {
        let expected = phrases.filter { question.isTrue(of: $0.0, part) }.map(\.0)
        for library in engines {
          let found = try library.texts(question.predicate(about: part))
          #expect(found == expected, "\(question) \(part.debugDescription) with seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `a text keeps its marks, known or not`(_ engine: Engine) throws {
    let texts = ["\u{300}\u{11F41}", "\u{320}\u{11F41}z", "A\u{1ADD}\u{300}", "\u{310}\u{F75}"]
    let found = try Phrasebook(texts.map { ($0, $0) }, on: engine).texts(.true)
    #expect(found == texts)
  }

  @Test(arguments: Engine.allCases)
  func `texts that are equal are one text to a unique index`(_ engine: Engine) throws {
    let container = try engine.container(for: [Word.self])
    let forms = ["\u{AC01}", "\u{AC00}\u{11A8}", "\u{1100}\u{1161}\u{11A8}"]
    let errors = forms.map { form in failure { try container.write { _ = try $0.upsert(Word(id: form)) } } }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Word>()) }
    #expect(errors == [nil, nil, nil])
    #expect(count == 1)
  }

  @Test func `an index finds a prefix`() throws {
    let library = try Phrasebook([("Sowing", "")], on: .sqlite)
    let plan = try library.plan(of: #Predicate { $0.text.starts(with: "So") })
    #expect(plan.first == "SEARCH t0 USING INDEX phrase_text_index (text>? AND text<?)")
  }
}

extension TextMeaningTests {
  /// What joins a neighbour to one character, and what doesn't: letters with marks, joiners, flags, line breaks,
  /// syllables, and a sign that takes the next letter.
  private static let pieces = [
    "a", "A", "e", "z", "Z", "@", "`", "1", "\u{E9}", "\u{301}", "\u{323}", "\u{308}", "\u{200D}", "👩", "👧",
    "\u{1F3FD}", "\u{FE0F}", "🇩",
    "🇪", "\r", "\n", " ", "क", "\u{93F}", "\u{94D}", "ਲ", "\u{A3C}", "ᄀ", "ᅡ", "ᆨ", "가", "각", "\u{CC6}", "\u{CC2}",
    "\u{CD5}", "\u{600}", "Ά", "ὶ", "ß", "\u{FB01}",
  ]

  /// A text, and what may be a part of it.
  private static func phrase(_ generator: inout SeededGenerator) -> (String, String) {
    let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in generator.pick(pieces) }.joined()
    let scalars = Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &generator)
    let end = Int.random(in: start...scalars.count, using: &generator)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[(generator.chance(1, in: 2) ? 0 : start)..<end])
    return (text, generator.chance(1, in: 8) ? generator.pick(pieces) : String(part))
  }
}

/// What a predicate asks of two texts.
private enum Question: CaseIterable {
  case startsWith, contains, containsLoosely, equals, precedes, isAsLong

  func isTrue(of text: String, _ part: String) -> Bool {
    switch self {
    case .startsWith: text.starts(with: part)
    case .contains: Self.contains(text, part)
    case .containsLoosely: Self.containsLoosely(text.composed, part.composed)
    case .equals: text == part
    // Swift orders texts of mixed forms otherwise: "e\u{301}" isn't before "\u{E9}a".
    case .precedes: text.composed < part.composed
    case .isAsLong: text.count == part.count
    }
  }

  var predicate: Predicate<Phrase> {
    switch self {
    case .startsWith: return #Predicate { $0.text.starts(with: $0.part) }
    case .contains: return #Predicate { $0.text.contains($0.part) }
    case .containsLoosely: return #Predicate { $0.text.localizedStandardContains($0.part) }
    case .equals: return #Predicate { $0.text == $0.part }
    case .precedes: return #Predicate { $0.text < $0.part }
    case .isAsLong: return #Predicate { $0.text.count == $0.part.count }
    }
  }

  func predicate(about part: String) -> Predicate<Phrase> {
    let (length, composed) = (part.count, part.composed)
    switch self {
    case .startsWith: return #Predicate { $0.text.starts(with: part) }
    case .contains: return #Predicate { $0.text.contains(part) }
    case .containsLoosely: return #Predicate { $0.text.localizedStandardContains(part) }
    case .equals: return #Predicate { $0.text == part }
    case .precedes: return #Predicate { $0.text < composed }
    case .isAsLong: return #Predicate { $0.text.count == length }
    }
  }

  /// By characters, as predicates evaluate it: a String has functions of the same name.
  private static func contains<Text: Collection>(_ text: Text, _ part: Text) -> Bool where Text.Element: Equatable {
    text.contains(part)
  }

  private static func containsLoosely(_ text: String, _ part: String) -> Bool {
    part.isEmpty || text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

private struct Phrase: Identifiable, Sendable {
  let id: Int
  let text: String
  let part: String
}

extension Phrase: PersistentModel {
  static let schema = Schema<Phrase>(
    "phrase", columns: [Column("id", \.id), Column("text", \.text), Column("part", \.part)], indexes: [Index(\.text)])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], text: try row[1], part: try row[2])
  }
}

private struct Word: Identifiable, Sendable {
  let id: String
}

extension Word: PersistentModel {
  static let schema = Schema<Word>("word", columns: [Column("id", \.id)])

  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0]) }
}

/// A container of phrases.
private struct Phrasebook {
  private let container: ModelContainer

  init(_ phrases: [(text: String, part: String)], on engine: Engine) throws {
    container = try engine.container(for: [Phrase.self])
    try container.write { context in
      for (id, phrase) in phrases.enumerated() {
        try context.insert(Phrase(id: id, text: phrase.text, part: phrase.part))
      }
    }
  }

  /// The texts that satisfy the predicate, in the order of insertion.
  func texts(_ predicate: Predicate<Phrase>) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor(predicate: predicate)) }.map(\.text)
  }

  func plan(of predicate: Predicate<Phrase>) throws -> [String] {
    try container.plan(of: FetchDescriptor(predicate: predicate))
  }
}

extension UnicodeScalar {
  /// Whether it is assigned. Of ideographs and Korean syllables, which are all alike, one in sixteen is enough.
  fileprivate var isTried: Bool {
    let isAssigned = ![.unassigned, .privateUse, .surrogate].contains(properties.generalCategory)
    return isAssigned && (value % 16 == 1 || !Self.alike.contains { $0.contains(value) })
  }

  private static let alike: [ClosedRange<UInt32>] = [
    0x3400...0x9FFF, 0xAC00...0xD7A3, 0x17000...0x18CFF, 0x20000...0x3FFFF,
  ]
}
