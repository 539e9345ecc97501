import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What is told of a request that was carried out.
@Suite struct HistoryReceiptTests {
  private let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  private func receipt(isUndone: Bool = false, _ numbers: [ClosedRange<Int>]) -> HistoryReceiptDomain {
    HistoryReceiptDomain(
      id: Samples.id(1), step: 12, date: Instant(Samples.now), digest: Data([1]), isUndone: isUndone,
      rows: [HistoryReceiptRows(.contribution, numbers)])
  }

  @Test func `rows are told with their numbers, runs by their ends`() {
    let lines = receipt([1...1, 3...5]).rowLines(format)
    #expect(lines == ["4 contributions added: #1, #3–#5"])
  }

  @Test func `of many runs the first ones are told`() {
    let numbers = (1...9).map { 2 * $0...2 * $0 }
    let lines = receipt(numbers).rowLines(format)
    #expect(lines == ["9 contributions added: #2, #4, #6, #8, #10, …"])
  }

  @Test(arguments: [(false, "Nothing was changed."), (true, "which was undone since. Nothing was changed.")])
  func `the note names the step, and says when it was undone`(_ isUndone: Bool, _ end: String) {
    let note = receipt(isUndone: isUndone, []).note(format)
    #expect(note.hasPrefix("Already done, as step #12 of "))
    #expect(note.hasSuffix(end))
  }
}
