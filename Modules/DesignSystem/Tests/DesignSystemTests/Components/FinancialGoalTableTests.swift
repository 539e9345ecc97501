import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// Goals as rows, in the widths people have.
@Suite struct FinancialGoalTableTests {
  @Test(arguments: [
    (
      80, CharacterRepertoire.unicode,
      [
        "        Name             Saved     Goal              This month  End",
        "#1  🗾  Japan trip        $600   $3,000  █░░░░  20%     $222.22  Dec 12, 2026",
        "#3  🛟  Emergency fund  $2,500  $10,000  █▎░░░  25%              no end",
      ]
    ),
    (
      120, .unicode,
      [
        "        Name             Saved     Goal                   This month  End",
        "#1  🗾  Japan trip        $600   $3,000  ██░░░░░░░░  20%     $222.22  Dec 12, 2026",
        "#3  🛟  Emergency fund  $2,500  $10,000  ██▌░░░░░░░  25%              no end",
      ]
    ),
    (
      120, .ascii,
      [
        "      Name             Saved     Goal                   This month  End",
        "#1    Japan trip        $600   $3,000  ##--------  20%     $222.22  Dec 12, 2026",
        "#3    Emergency fund  $2,500  $10,000  ###-------  25%              no end",
      ]
    ),
  ])
  func `rows in English`(_ width: Int, _ characterSet: CharacterRepertoire, _ expected: [String]) throws {
    let lines = try table("en_US").plainLines(EnvironmentValues(width: width, characterSet: characterSet))
    #expect(lines == expected)
  }

  @Test(arguments: [
    (
      80, CharacterRepertoire.unicode,
      [
        "        Nom          Épargné    Objectif                 À verser  Fin",
        "#1  🗾  Japan tr…    600 $US   3 000 $US  █░░░░  20 %  222,22 $US  12 déc. 2026",
        "#3  🛟  Emergenc…  2 500 $US  10 000 $US  █▎░░░  25 %              sans échéance",
      ]
    ),
    (
      80, .ascii,
      [
        "      Nom            Epargne    Objectif                 A verser  Fin",
        "#1    Japan trip     600 $US   3 000 $US  #----  20 %  222,22 $US  12 dec. 2026",
        "#3    Emergenc...  2 500 $US  10 000 $US  #----  25 %              sans echeance",
      ]
    ),
    (
      120, .unicode,
      [
        "        Nom               Épargné    Objectif                      À verser  Fin",
        "#1  🗾  Japan trip        600 $US   3 000 $US  ██░░░░░░░░  20 %  222,22 $US  12 déc. 2026",
        "#3  🛟  Emergency fund  2 500 $US  10 000 $US  ██▌░░░░░░░  25 %              sans échéance",
      ]
    ),
  ])
  func `rows in French`(_ width: Int, _ characterSet: CharacterRepertoire, _ expected: [String]) throws {
    let lines = try table("fr_FR").plainLines(EnvironmentValues(width: width, characterSet: characterSet))
    #expect(lines == expected)
  }

  @Test func `in 40 columns a goal is a list of its figures`() throws {
    let lines = try table("en_US").plainLines(EnvironmentValues(width: 40)).prefix { !$0.isEmpty }
    let expected = [
      "#1  🗾", "Name: Japan trip", "Saved: $600", "Goal: $3,000", "█░░░░  20%", "This month: $222.22",
      "End: Dec 12, 2026",
    ]
    #expect(Array(lines) == expected)
  }

  @Test(arguments: CharacterRepertoire.allCases, [80, 120, nil])
  func `hostile names keep the columns`(_ characterSet: CharacterRepertoire, _ width: Int?) throws {
    let environment = EnvironmentValues(width: width, characterSet: characterSet)
    let rows = try table("en_US", names: hostileNames).plainLines(environment).dropFirst()
    let columns = try rows.map { row in
      let percent = try #require(row.range(of: "20%"))
      return DisplayWidth.columns(of: String(row[..<percent.lowerBound]))
    }
    #expect(rows.count == hostileNames.count)
    #expect(Set(columns).count == 1)
  }

  @Test func `a figure is never cut, a name may be`() throws {
    let text = try table("en_US", names: hostileNames).plainLines(EnvironmentValues(width: 80))
    let isWhole = text.dropFirst().allSatisfy { $0.contains("$3,000") && $0.hasSuffix("Dec 12, 2026") }
    #expect(isWhole)
  }

  @Test(arguments: CharacterRepertoire.allCases)
  func `no row is wider than asked`(_ characterSet: CharacterRepertoire) throws {
    let table = try table("fr_FR", names: hostileNames)
    for width in Array(1...50) + [80, 120] {
      let lines = table.lines(in: EnvironmentValues(width: width, characterSet: characterSet))
      let widest = lines.map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  private func table(_ locale: String) throws -> FinancialGoalTable {
    let totals = ContributionTotals(netMinor: 2_500_00, count: 7, monthNetMinor: 400_00)
    let fund = try FinancialGoalEntity.emergencyFund.toDomain(totals)
    return table([try japan(named: "Japan trip"), fund], format(locale))
  }

  private func table(_ locale: String, names: [String]) throws -> FinancialGoalTable {
    table(try names.map { try japan(named: $0) }, format(locale))
  }

  private func table(_ goals: [FinancialGoalDomain], _ format: FormatContext) -> FinancialGoalTable {
    FinancialGoalTable(goals.map { $0.toUIModel(format, on: Samples.today) }, words: format.strings.goal)
  }

  /// The worked example under another name.
  private func japan(named name: String) throws -> FinancialGoalDomain {
    var goal = FinancialGoalEntity.japan
    goal.name = name
    return try goal.toDomain(ContributionTotals(netMinor: 600_00, count: 5, monthNetMinor: 50_00))
  }
}
