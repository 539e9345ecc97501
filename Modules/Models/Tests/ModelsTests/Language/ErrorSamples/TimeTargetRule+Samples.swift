import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension TimeTargetRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case length, carryOver, weekdays, share, days, nothing, tooLong, outOfRange, noTarget, noTargetFrom, notOff,
      tooManyDays

    init(_ value: TimeTargetRule) {
      self =
        switch value {
        case .length: .length
        case .carryOver: .carryOver
        case .weekdays: .weekdays
        case .share: .share
        case .days: .days
        case .nothing: .nothing
        case .tooLong: .tooLong
        case .outOfRange: .outOfRange
        case .noTarget: .noTarget
        case .noTargetFrom: .noTargetFrom
        case .notOff: .notOff
        case .tooManyDays: .tooManyDays
        }
    }

    var samples: [TimeTargetRule] {
      switch self {
      case .length: LengthReadingError.samples.map { .length($0) }
      case .carryOver: [.carryOver("x")]
      case .weekdays: [.weekdays("x")]
      case .share: [.share("x")]
      case .days: [.days("x")]
      case .nothing: [.nothing]
      case .tooLong: TargetPeriod.allCases.map { .tooLong(limit: 86_400, $0) }
      case .outOfRange: [.outOfRange(limit: 60)]
      case .noTarget: [.noTarget("n", nil), .noTarget("n", Samples.today)]
      case .noTargetFrom: [.noTargetFrom("n", Samples.today)]
      case .notOff: [.notOff(Samples.today, Samples.today)]
      case .tooManyDays: [.tooManyDays(limit: 9)]
      }
    }
  }
}
