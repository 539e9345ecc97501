import Foundation
import ModuloFinancialGoal
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import TerminalKit
import Testing

/// Every screen as it is printed: in two languages, three widths, in colour and in ASCII.
@MainActor
@Suite(.temporaryFolder) struct GoldenScreenTests {
  @Test(arguments: GoldenScreen.all) func `a screen looks as its file shows`(_ screen: GoldenScreen) async throws {
    let text = try await screen.rendered()
    try GoldenFile(named: screen.name).compare(text)
  }

  @Test func `every screen of the product has a file, and every file a screen`() async throws {
    var shown: Set<String> = []
    for screen in GoldenScreen.all {
      let world = try GoldenWorld("en_US", screen.fixture)
      let type = String(describing: type(of: try await screen.open(world)))
      shown.insert(String(type.prefix { $0 != "," }).replacing(/(?:Array|OwnerDeletion)<(\w+)>/) { $0.1 })
    }
    let declared = try Self.declaredScreens()
    #expect(!declared.isEmpty)
    let missing = declared.subtracting(shown).sorted()
    #expect(missing == [])
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenFile.folder.path).sorted()
    let expected = GoldenScreen.all.map { "\($0.name).txt" }.sorted()
    #expect(files == expected)
  }

  @Test(arguments: GoldenScreen.all)
  func `no line is wider than asked, whatever things are called`(_ screen: GoldenScreen) async throws {
    for (fixture, locale) in [(screen.fixture, "en_US"), (.hostile, "fr_FR")] {
      let world = try GoldenWorld(locale, fixture)
      let opened = try await screen.open(world)
      for width in [1, 20, 40, 80, 120] {
        for characterSet in CharacterRepertoire.allCases {
          let lines = opened.lines(in: world.environment(width, characterSet))
          let widest = lines.map(\.width).max() ?? 0
          #expect(widest <= width, "\(screen.name), \(fixture), \(locale), \(width), \(characterSet)")
        }
      }
    }
  }

  @Test(arguments: GoldenScreen.all) func `in ASCII everything is ASCII`(_ screen: GoldenScreen) async throws {
    for fixture in [screen.fixture, .hostile] {
      let world = try GoldenWorld("fr_FR", fixture)
      let text = Renderer(world.environment(80, .ascii))
        .render(try await screen.open(world).lines(in: world.environment(80, .ascii)))
      let others = text.unicodeScalars.filter { $0 != "\n" && !(0x20...0x7E ~= $0.value) }
      #expect(others.isEmpty, "\(screen.name), \(fixture)")
    }
  }

  @Test func `a form that is read again keeps the refusal of its field`() async throws {
    var refused = 0
    for screen in GoldenScreen.all {
      let opened = try await screen.open(try GoldenWorld("en_US", screen.fixture))
      guard let form = opened as? any InteractiveScreen, let field = form.refusedField else { continue }
      await form.appear()
      #expect(form.refusedField == field, "\(screen.name)")
      refused += 1
    }
    #expect(refused > 10)
  }

  @Test(arguments: [80, 120, nil] as [Int?]) func `hostile names keep the columns`(_ width: Int?) async throws {
    let world = try GoldenWorld("en_US", .hostile)
    let list = try world.open(.financialGoal(.list), as: FinancialGoalsListScreen.self)
    await list.appear()
    for characterSet in CharacterRepertoire.allCases {
      let lines = list.lines(in: world.environment(width, characterSet)).map(\.plainText)
      let columns = Set(lines.dropFirst().compactMap(Self.columnOfPercentage))
      #expect(lines.count == GoldenFixture.hostileNames.count + 1)
      #expect(columns.count == 1, "\(characterSet)")
    }
  }

  /// Where the share that is saved stands: beyond the names.
  private static func columnOfPercentage(_ line: String) -> Int? {
    line.range(of: "%", options: .backwards).map { DisplayWidth.columns(of: String(line[..<$0.lowerBound])) }
  }

  /// The names of the features' screens as their types print them: a deletion is a `DeletionScreen` of its row.
  private static func declaredScreens() throws -> Set<String> {
    let features = GoldenFile.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Modules/Features/Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: features.path)
    let files = paths.filter { $0.hasSuffix("Screen.swift") && !$0.hasPrefix("Screens/") }
    return Set(
      try files.compactMap { path in
        let text = try String(contentsOf: features.appendingPathComponent(path), encoding: .utf8)
        // `Screen<Row, Failure>`, `Screen<[Row], Failure>` and `Screen<OwnerDeletion<Row>, Failure>`.
        if let alias = text.firstMatch(
          of: /public typealias \w+Screen = (\w+<)\s*(?:\[|OwnerDeletion<)?(\w+)/)
        {
          return "\(alias.1)\(alias.2)"
        }
        return path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
      })
  }
}
