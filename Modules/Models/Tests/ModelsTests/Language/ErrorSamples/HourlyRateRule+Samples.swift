import ModuloModels

extension HourlyRateRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.map(\.sample) }

  private enum Kind: CaseIterable {
    case missingAmount, notPositive, missingCurrency

    init(_ value: HourlyRateRule) {
      self =
        switch value {
        case .missingAmount: .missingAmount
        case .notPositive: .notPositive
        case .missingCurrency: .missingCurrency
        }
    }

    var sample: HourlyRateRule {
      switch self {
      case .missingAmount: .missingAmount
      case .notPositive: .notPositive
      case .missingCurrency: .missingCurrency
      }
    }
  }
}
