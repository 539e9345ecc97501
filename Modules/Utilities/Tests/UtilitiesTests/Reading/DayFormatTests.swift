import ModuloUtilities
import Testing

@Suite struct DayFormatTests {
  @Test(arguments: [
    ("dd/MM/yyyy", "25/05/2017"), ("d.M.yy", "25.5.17"), ("d.M.yy", "25.05.17"), ("MM-dd-yyyy", "05-25-2017"),
    ("yyyyMMdd", "20170525"), ("yyyy年M月d日", "2017年5月25日"), ("dd MM yyyy", " 25 05 2017 "), ("ddMMyy", "250517"),
    ("yyyy-MM-dd", "2017-05-25"), ("yyyy. M. d.", "2017. 5. 25."),
  ])
  func `a day is read in the format given`(pattern: String, text: String) throws {
    let found = try DayFormat(pattern).read(text).rawValue
    #expect(found == 20_170_525)
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
