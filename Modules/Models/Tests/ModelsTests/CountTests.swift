import ModuloModels
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
    let texts = [FormatContext.english, .french].map { $0.strings.count.savings(counts, $0) }
    #expect(texts == [english, french])
  }

  @Test func `sizes are in bytes`() {
    let sizes = [1, 24_576].map { FormatContext.english.strings.count.bytes($0, .english) }
    #expect(sizes == ["1 byte", "24,576 bytes"])
  }
}
