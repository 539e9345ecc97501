import ModuloUtilities
import Testing

@Suite struct DayFormatTests {
  @Test(arguments: [
    ("dd/MM/yyyy", "25/05/2017"), ("d.M.yy", "25.5.17"), ("d.M.yy", "25.05.17"), ("MM-dd-yyyy", "05-25-2017"),
    ("yyyyMMdd", "20170525"), ("yyyy年M月d日", "2017年5月25日"), ("dd MM yyyy", " 25 05 2017 "), ("ddMMyy", "250517"),
    ("yyyy-MM-dd", "2017-05-25"), ("yyyy. M. d.", "2017. 5. 25."),
  ])
  func `a day is read in the format given`(pattern: String, text: String) throws {
    let found = try DayFormat(pattern, readOn: Self.today).read(text).rawValue
    #expect(found == 20_170_525)
  }

  private static let today = CalendarDay(rawValue: 20_261_126)

  @Test(arguments: [
    ("14/05/98", 19_980_514), ("01/02/70", 19_700_201), ("31/12/69", nil), ("03/03/26", 20_260_303),
    ("31/12/27", 20_271_231), ("01/01/28", nil), ("14/05/45", nil), ("29/02/00", 20_000_229),
  ])
  func `a year in two digits is read where one century alone is possible`(_ text: String, _ expected: Int?) throws {
    let format = try DayFormat("dd/MM/yy", readOn: Self.today)
    guard let expected else {
      let found = failure { () throws(DayReadingError) in try format.read(text) }
      guard case .ambiguous(text, let first, let second)? = found else { return #expect(found == nil) }
      #expect(second.year - first.year == 100)
      return
    }
    let found = try format.read(text).rawValue
    #expect(found == expected)
  }

  @Test func `without a day of its reading, a year in two digits has two readings`() throws {
    let format = try DayFormat("dd/MM/yy")
    let found = failure { () throws(DayReadingError) in try format.read("03/03/26") }
    let days = [19_260_303, 20_260_303].compactMap { CalendarDay(rawValue: $0) }
    #expect(found == .ambiguous("03/03/26", first: days[0], second: days[1]))
    let leap = try format.read("29/02/00").rawValue
    #expect(leap == 20_000_229)
  }

  @Test(arguments: ["31/02/26", "29/02/27"]) func `a day that neither century has doesn't exist`(_ text: String) throws
  {
    let format = try DayFormat("dd/MM/yy", readOn: Self.today)
    let found = failure { () throws(DayReadingError) in try format.read(text) }
    #expect(found == .noSuchDay(text))
  }

  @Test(arguments: [
    ("dd/MM/yyyy", "5/05/2017"), ("dd/MM/yyyy", "25-05-2017"), ("dd/MM/yyyy", "25/05/17"), ("d.M.yy", "25.5.2017"),
    ("dd/MM/yyyy", "25/05/2017 10:00"), ("yyyyMMdd", "2017525"), ("dd/MM/yyyy", ""), ("dd/MM/yyyy", "２５/05/2017"),
  ])
  func `a text in another format is no day`(pattern: String, text: String) throws {
    let format = try DayFormat(pattern)
    let found = failure { () throws(DayReadingError) in try format.read(text) }
    #expect(found == .notADay(text))
  }

  @Test func `a day that doesn't exist is named`() throws {
    let format = try DayFormat("dd/MM/yyyy")
    let found = failure { () throws(DayReadingError) in try format.read("31/02/2017") }
    #expect(found == .noSuchDay("31/02/2017"))
  }

  @Test(arguments: [
    "", "dd/MM", "dd/MM/yyyy/yyyy", "dd/MM/dd/yyyy", "dd/MMM/yyyy", "dd/HH/yyyy", "d/M/y", "ddd/MM/yyyy", "dMyyyy",
    "yyyyMd",
    "'on' dd/MM/yyyy", "dd1MM/yyyy", "DD/MM/YYYY",
  ])
  func `an unusable pattern is named`(pattern: String) {
    let found = failure { () throws(DayFormatError) in try DayFormat(pattern) }
    #expect(found == .unusable(pattern: pattern))
  }

  @Test func `the ISO format is the pattern it stands for`() throws {
    let found = try DayFormat("yyyy-MM-dd")
    #expect(found == .iso)
  }

  @Test func `a very long pattern is refused like any other`() {
    let pattern = String(repeating: "/", count: 100_000)
    let found = failure { () throws(DayFormatError) in try DayFormat(pattern) }
    #expect(found == .unusable(pattern: pattern))
  }
}
