import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import NavigationKit
import TerminalKit
import Testing

/// The screens as they are printed.
@MainActor
@Suite struct ScreenTests {
  @Test func `the list in English at 80 columns`() async throws {
    let lines = try await list(in: World(), EnvironmentValues(width: 80))
    #expect(
      lines == [
        "        Name             Saved     Goal              This month  End",
        "#4  🚗  Car             $3,000  $15,000  █░░░░  20%        $240  Apr 12, 2028",
        "#3  🛟  Emergency fund  $2,500  $10,000  █▎░░░  25%              no end",
        "#2  💻  Laptop          $1,200   $2,500  ██▍░░  48%         $20  Aug 12, 2026",
        "#1  🗾  Japan trip        $600   $3,000  █░░░░  20%     $222.22  Dec 12, 2026",
      ])
  }

  @Test func `the list in French and ASCII at 120 columns`() async throws {
    let lines = try await list(in: World("fr_FR"), EnvironmentValues(width: 120, characterSet: .ascii))
    #expect(lines.last == "#1    Japan trip        600 $US   3 000 $US  ##--------  20 %  222,22 $US  12 dec. 2026")
  }

  @Test(arguments: ["en_US", "fr_FR"]) func `no line is wider than asked`(_ locale: String) async throws {
    let world = try World(locale)
    for width in [20, 40, 80, 120] {
      for characterSet in CharacterRepertoire.allCases {
        let environment = EnvironmentValues(width: width, characterSet: characterSet)
        let widest = try await (listLines(in: world, environment) + detailLines(in: world, environment))
          .map(\.width).max()
        #expect((widest ?? 0) <= width, "\(width) \(characterSet)")
      }
    }
  }

  @Test func `the details in French at 60 columns`() async throws {
    let lines = try await detailLines(in: World("fr_FR"), EnvironmentValues(width: 60)).map {
      $0.plainText.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
    #expect(
      lines == [
        "🗾 Japan trip  #1", "", "Reste à verser ce mois-ci : 222,22 $US",
        "Nécessaire ce mois-ci : 272,22 $US, versé : 50 $US", "", "Général",
        "████▊░░░░░░░░░░░░░░░░░░░ 20 %", "Objectif  3 000 $US", "Épargné   600 $US", "Reste     2 400 $US", "",
        "Par mois", "Prévu par mois       250 $US", "Nécessaire par mois  272,22 $US", "Versé ce mois-ci     50 $US",
        "",
        "Dates", "Écoulé     90 jours", "Restant    244 jours", "Début      12 janv. 2026",
        "Fin        12 déc. 2026", "Prévision  mai 2027", "",
        "Mois",
        "janv. 2026  +200 $US  ████████████████████████", "févr. 2026  +200 $US  ████████████████████████",
        "mars 2026   +150 $US  ██████████████████", "avr. 2026    +50 $US  ██████", "",
        "Contributions", "#5  12/04/2026  Argent ajouté   +50 $US", "#4  27/03/2026  Argent ajouté  +200 $US",
        "#3  12/03/2026  Guide book      -50 $US", "#2  12/02/2026  Argent ajouté  +200 $US",
        "#1  12/01/2026  First deposit  +200 $US",
      ])
  }

  @Test func `the details in ASCII are ASCII`() async throws {
    let environment = EnvironmentValues(width: 60, characterSet: .ascii)
    let text = try await detailLines(in: World("fr_FR"), environment).map(\.plainText).joined()
    let isASCII = text.allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  @Test func `hostile names are harmless, and keep the columns`() async throws {
    var evil = FinancialGoalEntity.japan
    evil.name = "a\u{1B}[31m\u{9B}2J\u{202E}b👨‍👩‍👧"
    let lines = try await list(in: World(goals: [evil, .laptop]), EnvironmentValues())
    let text = lines.joined()
    let hostile = text.unicodeScalars.filter {
      $0.value < 0x20 || 0x7F...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value
    }
    #expect(hostile.isEmpty)
    let columns = try lines.dropFirst().map { line in
      let end = try #require(line.range(of: "%"))
      return DisplayWidth.columns(of: String(line[..<end.lowerBound]))
    }
    #expect(Set(columns).count == 1)
  }

  @Test func `nothing to list says how to begin`() async throws {
    let lines = try await list(in: World(goals: []), EnvironmentValues())
    #expect(lines.first == "🎯 No goals yet")
  }

  @Test func `where every goal is archived, the list says so, and where they are`() async throws {
    var car = FinancialGoalEntity.car
    car.isArchived = true
    let lines = try await list(in: World(goals: [car]), EnvironmentValues())
    #expect(lines == ["🎯 Every goal is archived.", "<listArchivedGoals>"])
  }

  @Test(arguments: [
    ("en_US", "Archived goals", "🎯 No archived goals"), ("fr_FR", "Objectifs archivés", "🎯 Aucun objectif archivé"),
  ])
  func `the archive says that it is one`(_ locale: String, _ title: String, _ empty: String) async throws {
    let screen = FinancialGoalsListScreen(viewModel: .init(try World(locale).context))
    await screen.appear()
    await screen.viewModel.send(.showArchived(true))
    #expect(screen.title.plainText == title)
    #expect(screen.plainLines() == [empty])
    var car = FinancialGoalEntity.car
    car.isArchived = true
    let filled = FinancialGoalsListScreen(viewModel: .init(try World(locale, goals: [car]).context))
    await filled.appear()
    await filled.viewModel.send(.showArchived(true))
    let lines = filled.plainLines()
    #expect(lines.first == title)
    #expect(lines.last?.contains("Car") == true)
  }

  @Test(arguments: [
    ("en_US", "⚠ Another program is using the database. Nothing was changed; try again."),
    ("fr_FR", "⚠ Un autre programme utilise la base. Rien n’a été modifié ; réessayez."),
  ])
  func `a failure is shown in words`(_ locale: String, _ expected: String) async throws {
    let world = try World(locale)
    world.log.failNext(with: .busy)
    let lines = try await list(in: world, EnvironmentValues())
    #expect(lines == [expected])
    try world.log.verify()
  }

  private func list(in world: World, _ environment: EnvironmentValues) async throws -> [String] {
    try await listLines(in: world, environment).map(\.plainText)
  }

  private func listLines(in world: World, _ environment: EnvironmentValues) async throws -> [TerminalText] {
    let screen = FinancialGoalsListScreen(viewModel: .init(world.context))
    await screen.appear()
    return screen.lines(in: environment)
  }

  private func detailLines(in world: World, _ environment: EnvironmentValues) async throws -> [TerminalText] {
    let screen = FinancialGoalDetailsScreen(viewModel: .init(world.context, goal: .id(FinancialGoalEntity.japan.id)))
    await screen.appear()
    return screen.lines(in: environment)
  }
}
