import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import TerminalKit
import Testing

/// Contributions as rows, in the widths people have.
@Suite struct ContributionTableTests {
  @Test(arguments: [40, 80, 120]) func `rows in English`(_ width: Int) throws {
    let lines = try table("en_US").plainLines(EnvironmentValues(width: width))
    let expected = ["#4  3/27/2026  Money added  +$200", "#3  3/12/2026  Guide book    -$50"]
    #expect(lines == expected)
  }

  @Test(arguments: [40, 80, 120]) func `rows in French, in ASCII`(_ width: Int) throws {
    let lines = try table("fr_FR").plainLines(EnvironmentValues(width: width, characterSet: .ascii))
    let expected = ["#4  27/03/2026  Argent ajoute  +200 $US", "#3  12/03/2026  Guide book      -50 $US"]
    #expect(lines == expected)
  }

  @Test func `a name shrinks, an amount never does`() throws {
    let lines = try table("en_US").plainLines(EnvironmentValues(width: 31))
    let expected = ["#4  3/27/2026  Money ad…  +$200", "#3  3/12/2026  Guide bo…   -$50"]
    #expect(lines == expected)
  }

  @Test(arguments: CharacterRepertoire.allCases, [40, 80, nil])
  func `hostile names keep the columns`(_ characterSet: CharacterRepertoire, _ width: Int?) throws {
    let lines = try table("en_US", names: hostileNames)
      .lines(in: EnvironmentValues(width: width, characterSet: characterSet))
    let widths = lines.map(\.width)
    #expect(lines.count == hostileNames.count)
    #expect(Set(widths).count == 1)
  }

  @Test(arguments: CharacterRepertoire.allCases)
  func `no row is wider than asked`(_ characterSet: CharacterRepertoire) throws {
    let table = try table("fr_FR", names: hostileNames)
    for width in 1...120 {
      let lines = table.lines(in: EnvironmentValues(width: width, characterSet: characterSet))
      let widest = lines.map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  private func table(_ locale: String) throws -> ContributionTable {
    try table([ContributionEntity.japan[3], ContributionEntity.japan[2]], format(locale))
  }

  private func table(_ locale: String, names: [String]) throws -> ContributionTable {
    let contributions = names.map { name in
      var contribution = ContributionEntity.japan[0]
      contribution.name = name
      return contribution
    }
    return try table(contributions, format(locale))
  }

  private func table(_ contributions: [ContributionEntity], _ format: FormatContext) throws -> ContributionTable {
    ContributionTable(try contributions.map { try $0.toDomain(of: .japan).toUIModel(format) })
  }
}
