/// The arithmetic of the proleptic Gregorian calendar between a date and its day number, which counts from 1 January
/// 1970. A few integer operations, where `Calendar` needs hundreds of nanoseconds and a time zone.
///
/// A year is taken to begin in March here, so that the leap day is its last day and months have a regular pattern of
/// 153 days in every five. The calendar repeats after an era of 400 years, which has 146,097 days.
enum CivilCalendar {
  /// The day numbers of the years 1 to 9999.
  static let dayNumbers = dayNumber(year: 1, month: 1, day: 1)...dayNumber(year: 9999, month: 12, day: 31)

  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear / 400
    let yearOfEra = marchYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysPerEra + dayOfEra - epoch
  }

  static func date(dayNumber: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + epoch
    let era = shifted / daysPerEra
    let dayOfEra = shifted % daysPerEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  static func isLeap(year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static let daysPerEra = 146_097

  /// Days from 1 March of year 0 to 1 January 1970.
  private static let epoch = 719_468
}
