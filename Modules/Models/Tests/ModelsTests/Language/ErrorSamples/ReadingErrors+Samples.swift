import Foundation
import ModuloModelsMocks
import ModuloUtilities

extension AmountReadingError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case empty, notANumber, ambiguous, tooManyDecimals, outOfRange, otherCurrency, day, bareMinus

    init(_ error: AmountReadingError) {
      self =
        switch error {
        case .empty: .empty
        case .notANumber: .notANumber
        case .ambiguous: .ambiguous
        case .tooManyDecimals: .tooManyDecimals
        case .outOfRange: .outOfRange
        case .otherCurrency: .otherCurrency
        case .day: .day
        case .bareMinus: .bareMinus
        }
    }

    var samples: [AmountReadingError] {
      switch self {
      case .empty: [.empty]
      case .notANumber: [.notANumber("12x", column: 3)]
      case .ambiguous: [.ambiguous("1.2", first: "1.2", second: "12")]
      case .tooManyDecimals: [.tooManyDecimals(allowed: 0), .tooManyDecimals(allowed: 2, readings: ["1.23", "1234"])]
      case .outOfRange: [.outOfRange(limit: 9)]
      case .otherCurrency: [.otherCurrency("$5", column: 1, Samples.currency("USD"))]
      case .day: [.day("2026-11-02")]
      case .bareMinus: [.bareMinus("10-5", column: 3, reading: "10 - 5")]
      }
    }
  }
}

extension DayReadingError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case notADay, noSuchDay, outOfRange, ambiguous, month

    init(_ error: DayReadingError) {
      self =
        switch error {
        case .notADay: .notADay
        case .noSuchDay: .noSuchDay
        case .outOfRange: .outOfRange
        case .ambiguous: .ambiguous
        case .month: .month
        }
    }

    var samples: [DayReadingError] {
      switch self {
      case .notADay: [.notADay("x"), .notADay("friday 31", column: 8)]
      case .noSuchDay: [.noSuchDay("2026-02-30")]
      case .outOfRange: [.outOfRange("+9m")]
      case .ambiguous:
        [
          .ambiguous("1/2/45", first: Samples.day(19_450_201), second: Samples.day(20_450_201)),
          .ambiguous("3/4", first: Samples.day(20_260_304), second: Samples.day(20_260_403)),
        ]
      case .month: [.month("2027-08", first: Samples.day(20_270_801), last: Samples.day(20_270_831))]
      }
    }
  }
}

extension TimeReadingError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case notATime, noSuchDay, outOfRange, skipped, ambiguous, ambiguousDay, timeOrLength, lengthWithoutStart, length

    init(_ error: TimeReadingError) {
      self =
        switch error {
        case .notATime: .notATime
        case .noSuchDay: .noSuchDay
        case .outOfRange: .outOfRange
        case .skipped: .skipped
        case .ambiguous: .ambiguous
        case .ambiguousDay: .ambiguousDay
        case .timeOrLength: .timeOrLength
        case .lengthWithoutStart: .lengthWithoutStart
        case .length: .length
        }
    }

    var samples: [TimeReadingError] {
      switch self {
      case .notATime: [.notATime("x"), .notATime("friday 9", column: 8)]
      case .noSuchDay: [.noSuchDay("x")]
      case .outOfRange: [.outOfRange("x")]
      case .skipped: [.skipped("x", first: "a", second: "b")]
      case .ambiguous: [.ambiguous("x", first: "a", second: "b")]
      case .ambiguousDay: [.ambiguousDay("3/4 9:30", first: "2026-03-04T09:30", second: "2026-04-03T09:30")]
      case .timeOrLength: [.timeOrLength("10h30", time: "10:30", length: "10h30m")]
      case .lengthWithoutStart: [.lengthWithoutStart("90m")]
      case .length: LengthReadingError.samples.map { .length($0) }
      }
    }
  }
}

extension LengthReadingError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case empty, notALength, ambiguous, otherDecimalMark, notPositive, outOfRange

    init(_ error: LengthReadingError) {
      self =
        switch error {
        case .empty: .empty
        case .notALength: .notALength
        case .ambiguous: .ambiguous
        case .otherDecimalMark: .otherDecimalMark
        case .notPositive: .notPositive
        case .outOfRange: .outOfRange
        }
    }

    var samples: [LengthReadingError] {
      switch self {
      case .empty: [.empty]
      case .notALength: [.notALength("1h90", column: 3)]
      case .ambiguous: [.ambiguous("90", first: "90m", second: "90h")]
      case .otherDecimalMark: [.otherDecimalMark("1,5h", column: 2, reading: "1.5h")]
      case .notPositive: [.notPositive("0m")]
      case .outOfRange: [.outOfRange("9999999999h")]
      }
    }
  }
}
