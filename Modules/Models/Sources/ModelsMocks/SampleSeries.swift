import ModuloModels
import ModuloUtilities

/// The generator of a sample account's balances. Amounts are pence.
struct SampleSeries {
  let type: FinancialAccountType
  let provider: String
  var interval = Interval.month
  /// The balances, oldest first.
  let balances: @Sendable (_ random: inout SampleGenerator) -> [Int64]

  /// The time between two balances.
  enum Interval {
    case week, month, halfYear
  }

  /// The day of the balance that is `age` steps older than the newest.
  func day(_ age: Int, before today: CalendarDay) -> CalendarDay {
    let day: CalendarDay? =
      switch interval {
      case .week: today.adding(days: -7 * age)
      case .month: today.adding(months: -age)
      case .halfYear: today.adding(months: -6 * age)
      }
    return day ?? today
  }
}

extension SampleSeries {
  static let all: [SampleSeries] = [
    SampleSeries(type: .pension, provider: "Vanguard") { random in
      growing(60, from: 50_000_00, permille: 45, noise: 900...1_100, &random)
    },
    SampleSeries(type: .stocksAndSharesISA, provider: "Trading 212") { random in
      growing(36, from: 15_000_00, permille: 20, noise: 800...1_300, &random)
    },
    SampleSeries(type: .savingsAccount, provider: "Marcus") { random in
      growing(12, from: 25_000_00, permille: 4, noise: 1_000...1_000, &random)
    },
    SampleSeries(type: .cashISA, provider: "Monzo") { _ in
      [16_789_01, 17_050_40, 17_320_75, 17_610_00, 17_902_33, 18_190_90, 18_475_60, 18_750_25]
    },
    SampleSeries(type: .generalInvestmentAccount, provider: "HL") { _ in
      [6_012_34, 6_230_10, 6_488_75, 6_750_25]
    },
    SampleSeries(type: .currentAccount, provider: "Starling") { _ in [3_234_56, 3_456_78] },
    SampleSeries(type: .foreignCurrency, provider: "Wise", interval: .week) { _ in
      [3_998_75, 4_040_20, 4_095_60, 4_150_00, 4_201_35, 4_250_50]
    },
    SampleSeries(type: .mortgage, provider: "Halifax") { _ in (0..<60).map { -450_000_00 + 500_00 * $0 } },
    SampleSeries(type: .creditCard, provider: "Chase") { random in
      (0..<18).map { _ in Int64.random(in: -2_000_00...(-200_00), using: &random) }
    },
    SampleSeries(type: .juniorISA, provider: "Fidelity") { _ in compounding(84, from: 2_000_00) },
  ]

  /// What the sample mortgage was taken for, as it was valued.
  static let house = SampleSeries(type: .property, provider: "Rosewood House", interval: .halfYear) { _ in
    [
      520_000_00, 525_000_00, 532_500_00, 540_000_00, 538_000_00, 545_000_00, 556_500_00, 565_000_00, 572_500_00,
      585_000_00,
    ]
  }

  /// Growth by so many thousandths of the beginning with each step, times a random share in thousandths.
  private static func growing(
    _ count: Int, from start: Int64, permille: Int64, noise: ClosedRange<Int64>, _ random: inout SampleGenerator
  ) -> [Int64] {
    (0..<Int64(count)).map { step in
      start * (1_000 + permille * step) / 1_000 * Int64.random(in: noise, using: &random) / 1_000
    }
  }

  /// Growth by six in a hundred a year, month by month.
  private static func compounding(_ count: Int, from start: Int64) -> [Int64] {
    // A twelfth power of 1.004867551 is 1.06.
    var balance = start
    return (0..<count).map { step in
      if step > 0 { balance += balance * 4_867_551 / 1_000_000_000 }
      return balance
    }
  }
}
