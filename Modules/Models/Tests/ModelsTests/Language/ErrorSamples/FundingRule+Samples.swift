import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension FundingShortage {
  static let sample = FundingShortage(account: "n", balance: .eur(5), claimed: .eur(8))
}

extension FundingRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingAmount, negativeAmount, priority, missingAccount, debt, differentCurrencies, archivedGoal, notFunded,
      short

    init(_ value: FundingRule) {
      self =
        switch value {
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .priority: .priority
        case .missingAccount: .missingAccount
        case .debt: .debt
        case .differentCurrencies: .differentCurrencies
        case .archivedGoal: .archivedGoal
        case .notFunded: .notFunded
        case .short: .short
        }
    }

    var samples: [FundingRule] {
      switch self {
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount]
      case .priority: [.priority("x")]
      case .missingAccount: [.missingAccount]
      case .debt: [.debt(account: "n")]
      case .differentCurrencies:
        [.differentCurrencies(goal: Samples.currency("EUR"), account: Samples.currency("USD"))]
      case .archivedGoal: [.archivedGoal("n")]
      case .notFunded: [.notFunded(goal: "n", account: nil), .notFunded(goal: "n", account: "m")]
      case .short: [.short(.sample)]
      }
    }
  }
}
