public import ModuloModels
public import ModuloUtilities

/// A sample account with its balances, oldest first, as a repository takes them.
public struct SampleAccount: Equatable, Sendable {
  /// The account, as it is stored.
  public let account: FinancialAccountEntity
  /// Its balances, oldest first.
  public let updates: [BalanceUpdateEntity]
}

extension SampleAccount {
  /// Ten accounts with 290 balances, the newest of each on `today`. The same seed makes the same amounts.
  public static func samples(on today: CalendarDay, seed: UInt64 = 1) -> [SampleAccount] {
    make(SampleSeries.all, on: today, seed: seed)
  }

  /// Those ten, and the house that the mortgage is for.
  public static func household(on today: CalendarDay, seed: UInt64 = 1) -> [SampleAccount] {
    make(SampleSeries.all + [.house], on: today, seed: seed)
  }

  private static func make(_ series: [SampleSeries], on today: CalendarDay, seed: UInt64) -> [SampleAccount] {
    var random = SampleGenerator(seed: seed)
    var made = 0
    return series.enumerated().map { index, series in
      let number = Int64(index + 1)
      let balances = series.balances(&random)
      defer { made += balances.count }
      return SampleAccount(
        account: FinancialAccountEntity(
          id: Samples.id(2_000 + index + 1), number: number, provider: series.provider, type: series.type.rawValue,
          currency: "GBP"),
        updates: balances.enumerated().map { position, balance in
          let age = balances.count - 1 - position
          return BalanceUpdateEntity(
            id: Samples.id(3_000 + made + position + 1), number: Int64(made + position + 1),
            accountID: Samples.id(2_000 + index + 1), balanceMinor: balance, date: series.day(age, before: today))
        })
    }
  }
}

/// Random numbers that a seed decides (SplitMix64).
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
