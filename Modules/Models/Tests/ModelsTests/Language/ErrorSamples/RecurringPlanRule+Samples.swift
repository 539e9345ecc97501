import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension RecurringPlanRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingAmount, negativeAmount, unreadableInterval, interval, dayOfMonth, endBeforeStart, enteredThrough,
      amountOfBalance, notDue, nothingToEnter, noPlans, accountShort

    init(_ value: RecurringPlanRule) {
      self =
        switch value {
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .unreadableInterval: .unreadableInterval
        case .interval: .interval
        case .dayOfMonth: .dayOfMonth
        case .endBeforeStart: .endBeforeStart
        case .enteredThrough: .enteredThrough
        case .amountOfBalance: .amountOfBalance
        case .notDue: .notDue
        case .nothingToEnter: .nothingToEnter
        case .noPlans: .noPlans
        case .accountShort: .accountShort
        }
    }

    var samples: [RecurringPlanRule] {
      switch self {
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount]
      case .unreadableInterval: [.unreadableInterval("x")]
      case .interval: [.interval(0)]
      case .dayOfMonth: [.dayOfMonth(32)]
      case .endBeforeStart: [.endBeforeStart(start: Samples.today, end: Samples.day(20_260_101))]
      case .enteredThrough: [.enteredThrough(Samples.today)]
      case .amountOfBalance: [.amountOfBalance]
      case .notDue: [.notDue(1, nil), .notDue(1, Samples.today)]
      case .nothingToEnter: [.nothingToEnter(1, account: "n")]
      case .noPlans: [.noPlans]
      case .accountShort: [.accountShort(.sample)]
      }
    }
  }
}
