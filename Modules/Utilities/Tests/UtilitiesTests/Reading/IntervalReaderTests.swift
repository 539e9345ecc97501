import ModuloUtilities
import Testing

@Suite struct IntervalReaderTests {
  @Test(arguments: [
    ("month", 1, Recurrence.Unit.month), ("2 weeks", 2, .week), (" 3 MONTHS ", 3, .month), ("10d", 10, .day),
    ("1y", 1, .year), ("2weeks", 2, .week), ("0 days", 0, .day), ("-1 week", -1, .week),
  ])
  func `a number of units is read, one where there is no number`(text: String, count: Int, unit: Recurrence.Unit) {
    let found = IntervalReader().read(text)
    #expect(found?.count == count)
    #expect(found?.unit == unit)
  }

  @Test(arguments: [
    ("mois", 1, Recurrence.Unit.month), ("2 semaines", 2, .week), ("3 années", 3, .year), ("jour", 1, .day),
    ("2 weeks", 2, .week),
  ])
  func `French words are read beside the English ones`(text: String, count: Int, unit: Recurrence.Unit) {
    let found = IntervalReader(words: .french).read(text)
    #expect(found?.count == count)
    #expect(found?.unit == unit)
  }

  @Test(arguments: ["", "m", "fortnight", "2", "month 2", "1.5 months", "--1 day", "mois", "99999999999999999999 days"])
  func `any other text is none`(text: String) {
    let found = IntervalReader().read(text)
    #expect(found == nil)
  }
}
