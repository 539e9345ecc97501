import ModuloModels
import ModuloModelsMocks
import Testing

/// Counted things, in each language.
@Suite struct CountTests {
  @Test(arguments: [
    (0, 1, "0 goals and 1 contribution", "0 objectif et 1 contribution"),
    (1, 23, "1 goal and 23 contributions", "1 objectif et 23 contributions"),
    (4, 0, "4 goals and 0 contributions", "4 objectifs et 0 contribution"),
  ])
  func `goals and contributions are counted`(_ goals: Int, _ contributions: Int, _ english: String, _ french: String) {
    let counts = DataCounts(goals: goals, contributions: contributions)
    let texts = [FormatContext.english, .french].map { $0.strings.count.kept(counts, $0) }
    #expect(texts == [english, french])
  }

  // Where one of a kind is there, all of its kind are counted: the next noun too.
  @Test(arguments: [
    (
      DataCounts(goals: 0, contributions: 0, accounts: 1, balances: 0),
      ["0 goals", "0 contributions", "1 account", "0 balances"],
      ["0 objectif", "0 contribution", "1 compte", "0 solde"]
    ),
    (
      DataCounts(goals: 1, contributions: 1, accounts: 3, balances: 79, rates: 2),
      ["1 goal", "1 contribution", "3 accounts", "79 balances", "2 rates"],
      ["1 objectif", "1 contribution", "3 comptes", "79 soldes", "2 taux"]
    ),
    (
      DataCounts(goals: 1, contributions: 1, rates: 1), ["1 goal", "1 contribution", "1 rate"],
      ["1 objectif", "1 contribution", "1 taux"]
    ),
    (
      DataCounts(goals: 0, contributions: 0, groups: 1, blocks: 2, sessions: 30),
      ["0 goals", "0 contributions", "1 group", "2 blocks", "30 sessions"],
      ["0 objectif", "0 contribution", "1 groupe", "2 blocs", "30 sessions"]
    ),
  ])
  func `what there is of net worth and of day blocks is counted too`(
    _ counts: DataCounts, _ english: [String], _ french: [String]
  ) {
    for (format, expected) in [(FormatContext.english, english), (.french, french)] {
      let text = format.strings.count.kept(counts, format)
      let parts = text.split(separator: #/, | and | et /#).map(String.init)
      #expect(parts.filter(expected.contains) == expected, "\(text)")
    }
  }

  @Test func `sizes are in bytes`() {
    let sizes = [1, 24_576].map { FormatContext.english.strings.count.bytes($0, .english) }
    #expect(sizes == ["1 byte", "24,576 bytes"])
  }
}
