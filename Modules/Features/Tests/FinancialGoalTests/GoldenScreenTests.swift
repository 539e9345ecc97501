import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The list and the details as they are printed, in the widths people have.
@MainActor
@Suite struct GoldenScreenTests {
  @Test func `the list in English at 120 columns`() async throws {
    let lines = try await list("en_US", EnvironmentValues(width: 120))
    #expect(
      lines == [
        "        Name             Saved     Goal                   This month  End",
        "#4  🚗  Car             $3,000  $15,000  ██░░░░░░░░  20%        $240  Apr 12, 2028",
        "#3  🛟  Emergency fund  $2,500  $10,000  ██▌░░░░░░░  25%              no end",
        "#2  💻  Laptop          $1,200   $2,500  ████▊░░░░░  48%         $20  Aug 12, 2026",
        "#1  🗾  Japan trip        $600   $3,000  ██░░░░░░░░  20%     $222.22  Dec 12, 2026",
      ])
  }

  @Test func `the list in French at 80 columns`() async throws {
    let lines = try await list("fr_FR", EnvironmentValues(width: 80))
    #expect(
      lines == [
        "        Nom          Épargné    Objectif                 À verser  Fin",
        "#4  🚗  Car        3 000 $US  15 000 $US  █░░░░  20 %     240 $US  12 avr. 2028",
        "#3  🛟  Emergenc…  2 500 $US  10 000 $US  █▎░░░  25 %              sans échéance",
        "#2  💻  Laptop     1 200 $US   2 500 $US  ██▍░░  48 %      20 $US  12 août 2026",
        "#1  🗾  Japan tr…    600 $US   3 000 $US  █░░░░  20 %  222,22 $US  12 déc. 2026",
      ])
  }

  @Test(arguments: [
    (
      "en_US",
      [
        "#1  🗾", "Name: Japan trip", "Saved: $600", "Goal: $3,000", "█░░░░  20%", "This month: $222.22",
        "End: Dec 12, 2026",
      ]
    ),
    (
      "fr_FR",
      [
        "#1  🗾", "Nom: Japan trip", "Épargné: 600 $US", "Objectif: 3 000 $US", "█░░░░  20 %",
        "À verser: 222,22 $US", "Fin: 12 déc. 2026",
      ]
    ),
  ])
  func `the list at 40 columns`(_ locale: String, _ expected: [String]) async throws {
    let lines = try await list(locale, EnvironmentValues(width: 40))
    #expect(Array(lines.suffix(expected.count)) == expected)
  }

  @Test(arguments: [(40, [46, 46, 35, 12]), (80, [48, 48, 36, 12]), (120, [48, 48, 36, 12])])
  func `the details in English`(_ width: Int, _ bars: [Int]) async throws {
    let lines = try await details("en_US", EnvironmentValues(width: width))
    let months = ["Jan 2026  +$200  ", "Feb 2026  +$200  ", "Mar 2026  +$150  ", "Apr 2026   +$50  "]
    let expected =
      [
        "🗾 Japan trip  #1", "", "Left to save this month: $222.22", "Needed this month: $272.22, put in: $50", "",
        "General",
        "████▊░░░░░░░░░░░░░░░░░░░ 20%", "Goal       $3,000", "Saved      $600", "Remaining  $2,400", "", "Monthly",
        "Planned per month   $250", "Required per month  $272.22", "Saved this month    $50", "", "Dates",
        "Elapsed   90 days", "Left      244 days", "Start     Jan 12, 2026", "End       Dec 12, 2026",
        "Forecast  May 2027", "", "Months",
      ] + chart(months, bars) + [
        "", "Contributions",
        "#5  4/12/2026  Money added     +$50", "#4  3/27/2026  Money added    +$200",
        "#3  3/12/2026  Guide book      -$50", "#2  2/12/2026  Money added    +$200",
        "#1  1/12/2026  First deposit  +$200",
      ]
    #expect(lines == expected)
  }

  @Test(arguments: [(40, [36, 36, 27, 9]), (80, [48, 48, 36, 12]), (120, [48, 48, 36, 12])])
  func `the details in French`(_ width: Int, _ bars: [Int]) async throws {
    let lines = try await details("fr_FR", EnvironmentValues(width: width))
    let months = [
      "janv. 2026  +200 $US  ", "févr. 2026  +200 $US  ", "mars 2026   +150 $US  ", "avr. 2026    +50 $US  ",
    ]
    let needed =
      width == 40
      ? ["Nécessaire ce mois-ci : 272,22 $US,", "versé : 50 $US"]
      : ["Nécessaire ce mois-ci : 272,22 $US, versé : 50 $US"]
    let expected =
      ["🗾 Japan trip  #1", "", "Reste à verser ce mois-ci : 222,22 $US"] + needed + [
        "", "Général",
        "████▊░░░░░░░░░░░░░░░░░░░ 20 %", "Objectif  3 000 $US", "Épargné   600 $US", "Reste     2 400 $US", "",
        "Par mois", "Prévu par mois       250 $US", "Nécessaire par mois  272,22 $US", "Versé ce mois-ci     50 $US",
        "", "Dates", "Écoulé     90 jours", "Restant    244 jours", "Début      12 janv. 2026",
        "Fin        12 déc. 2026",
        "Prévision  mai 2027", "",
        "Mois",
      ] + chart(months, bars) + [
        "", "Contributions", "#5  12/04/2026  Argent ajouté   +50 $US", "#4  27/03/2026  Argent ajouté  +200 $US",
        "#3  12/03/2026  Guide book      -50 $US", "#2  12/02/2026  Argent ajouté  +200 $US",
        "#1  12/01/2026  First deposit  +200 $US",
      ]
    #expect(lines == expected)
  }

  @Test func `a goal without an end has no due amount, no plan and no days left`() async throws {
    let world = try World()
    let screen = detailsScreen(FinancialGoalEntity.emergencyFund.id, in: world)
    await screen.appear()
    let lines = screen.plainLines()
    let figures = Array(lines.drop { $0 != "Monthly" }.prefix { $0 != "Months" })
    let expected = [
      "Monthly", "Saved this month  $400", "", "Dates", "Elapsed   182 days", "Start     Oct 12, 2025",
      "Forecast  Jul 2027", "",
    ]
    #expect(figures == expected)
    let isDue = lines.contains { $0.hasPrefix("Still to put in") }
    #expect(!isDue)
  }

  @Test(arguments: [
    ("en_US", "Sep 2026  +$100  ████████████████████████", "… and 2 earlier; <showChart(goal: 1)>"),
    ("fr_FR", "sept. 2026  +100 $US  ████████████████████████", "… et 2 auparavant ; <showChart(goal: 1)>"),
  ])
  func `of a long history the details have the months of a year`(
    _ locale: String, _ last: String, _ earlier: String
  ) async throws {
    let deposits = (1...14).compactMap { number in
      Samples.day(20_250_701).adding(months: number).map {
        ContributionEntity(
          id: Samples.id(number), number: Int64(number), goalID: FinancialGoalEntity.japan.id, amountMinor: 100_00,
          type: "add", date: $0)
      }
    }
    let screen = detailsScreen(FinancialGoalEntity.japan.id, in: try World(locale, contributions: deposits))
    await screen.appear()
    let months = Array(screen.plainLines().drop { !["Months", "Mois"].contains($0) }.dropFirst().prefix { $0 != "" })
    #expect(months.count == 13)
    #expect(months.suffix(2) == [last, earlier])
  }

  @Test func `a goal without contributions has no chart and says so`() async throws {
    let world = try World()
    let form = FinancialGoalFormScreen.ViewModel(world.context, mode: .create)
    for action in [FinancialGoalFormScreen.ViewModel.Action.name("Bike"), .target("800"), .submit] {
      await form.send(action)
    }
    let id = try #require(form.saved?.id)
    let screen = detailsScreen(id, in: world)
    await screen.appear()
    let lines = screen.plainLines()
    let general = Array(lines.drop { $0 != "General" }.prefix(2))
    #expect(general == ["General", "░░░░░░░░░░░░░░░░░░░░░░░░ 0%"])
    #expect(lines.last == "Nothing was put in yet")
  }

  @Test func `a page beyond the last contribution doesn't say that there is none`() async throws {
    let screen = detailsScreen(FinancialGoalEntity.japan.id, in: try World())
    await screen.viewModel.send(.turn(to: Page(limit: 2, offset: 9)))
    let lines = screen.plainLines()
    #expect(lines.last == "Apr 2026   +$50  ██████")
  }

  @Test(arguments: [
    ("en_US", Page(limit: 2), ["#5", "#4"], "… and 3 more"),
    ("fr_FR", Page(limit: 2, offset: 2), ["#3", "#2"], "… et 1 de plus"),
  ])
  func `a page of contributions says what is beyond`(
    _ locale: String, _ page: Page, _ numbers: [String], _ further: String
  ) async throws {
    let screen = detailsScreen(FinancialGoalEntity.japan.id, in: try World(locale))
    await screen.viewModel.send(.turn(to: page))
    let rows = screen.plainLines().drop { $0 != "Contributions" }.dropFirst()
    let shown = rows.dropLast().map { String($0.prefix(2)) }
    #expect(shown == numbers)
    #expect(rows.last == further)
  }

  @Test(arguments: [
    ("en_US", "There is no goal"), ("fr_FR", "Il n’y a pas d’objectif"),
  ])
  func `a goal that isn't there is said in words`(_ locale: String, _ beginning: String) async throws {
    let screen = detailsScreen(Samples.unknownID, in: try World(locale))
    await screen.appear()
    let lines = screen.plainLines()
    let isSaid = lines.first?.hasPrefix("⚠ \(beginning)") ?? false
    #expect(lines.count == 1)
    #expect(isSaid)
  }

  private func list(_ locale: String, _ environment: EnvironmentValues) async throws -> [String] {
    let world = try World(locale)
    let screen = FinancialGoalsListScreen(viewModel: .init(world.context))
    await screen.appear()
    return screen.plainLines(environment)
  }

  private func details(_ locale: String, _ environment: EnvironmentValues) async throws -> [String] {
    let screen = detailsScreen(FinancialGoalEntity.japan.id, in: try World(locale))
    await screen.appear()
    return screen.plainLines(environment)
  }

  private func detailsScreen(_ id: UUID, in world: World) -> FinancialGoalDetailsScreen {
    FinancialGoalDetailsScreen(viewModel: .init(world.context, goal: .id(id)))
  }

  private func chart(_ months: [String], _ bars: [Int]) -> [String] {
    zip(months, bars).map { $0 + String(repeating: "█", count: $1 / 2) + ($1.isMultiple(of: 2) ? "" : "▌") }
  }
}
