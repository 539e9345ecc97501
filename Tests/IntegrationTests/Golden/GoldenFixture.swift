import ModuloModels
import ModuloModelsMocks

/// The rows that a golden screen shows.
enum GoldenFixture: Sendable {
  case samples
  /// The samples, with an end that is near and one that is past.
  case urgent
  case empty
  /// As many goals as there are hostile names, and contributions called the same.
  case hostile

  /// Names that are hostile, or merely interesting.
  static let hostileNames = [
    "日本旅行のための貯金", "👨‍👩‍👧‍👦 家族", "🇫🇷🇯🇵🇨🇭", "e\u{301}\u{302}e\u{301}", "\u{1B}[2J\u{1B}[31mred", "\u{9B}2J",
    "\u{202E}desrever\u{202C}", "line\nbreak\r\nand\ttab", "a\u{2028}b", "zero\u{200B}width\u{200D}joiner",
    "€ £ ¥ … “quoted”", "\u{1}\u{7}\u{8}\u{7F}", "👍🏽 1️⃣ ❤️ ☎", "한국어 각", "مدخرات", String(repeating: "W", count: 300),
    String(repeating: "日", count: 150), "x" + String(repeating: "\u{301}", count: 300),
  ]

  var goals: [FinancialGoalEntity] {
    switch self {
    case .samples: FinancialGoalEntity.samples
    case .urgent: Self.urgentGoals
    case .empty: []
    case .hostile: Self.hostileNames.enumerated().map { Self.goal($0 + 1, $1) }
    }
  }

  var contributions: [ContributionEntity] {
    switch self {
    case .samples, .urgent: ContributionEntity.samples
    case .empty: []
    case .hostile: Self.hostileNames.enumerated().map { Self.contribution($0 + 1, $1) }
    }
  }

  /// The overview of savings is shown without accounts, but for the samples.
  var accounts: [FinancialAccountEntity] {
    switch self {
    case .samples: FinancialAccountEntity.samples
    case .urgent, .empty: []
    case .hostile: Self.hostileNames.enumerated().map { Self.account($0 + 1, $1) }
    }
  }

  var updates: [BalanceUpdateEntity] {
    switch self {
    case .samples: BalanceUpdateEntity.samples
    case .urgent, .empty: []
    case .hostile: accounts.flatMap(Self.updates)
    }
  }

  private static var urgentGoals: [FinancialGoalEntity] {
    var goals = FinancialGoalEntity.samples
    goals[0].endDate = Samples.day(20_260_502)
    goals[1].endDate = Samples.day(20_260_331)
    return goals
  }

  /// No two goals have the same name, and names are compared folded.
  private static func goal(_ number: Int, _ name: String) -> FinancialGoalEntity {
    FinancialGoalEntity(
      id: Samples.id(number), number: Int64(number), name: "\(name) \(number)", emoji: number % 2 == 0 ? "👨‍👩‍👧" : "",
      goalAmountMinor: 3_000_00 * Int64(number), currency: number % 3 == 0 ? "EUR" : "USD",
      startDate: Samples.day(20_260_112), endDate: Samples.day(20_260_401 + number))
  }

  private static func contribution(_ number: Int, _ name: String) -> ContributionEntity {
    ContributionEntity(
      id: Samples.id(1_000 + number), number: Int64(number), goalID: Samples.id(1), name: name,
      amountMinor: Int64(number) * 1_234_56, type: (number % 5 == 0 ? ContributionType.remove : .add).rawValue,
      date: Samples.day(20_260_301 + number))
  }

  /// The first ones have the ids of the sample accounts, and every third is in another currency.
  private static func account(_ number: Int, _ name: String) -> FinancialAccountEntity {
    FinancialAccountEntity(
      id: Samples.id(100 + number), number: Int64(number), provider: "\(name) \(number)",
      type: FinancialAccountType.allCases[number % FinancialAccountType.allCases.count].rawValue,
      currency: number % 3 == 0 ? "EUR" : "USD")
  }

  private static func updates(of account: FinancialAccountEntity) -> [BalanceUpdateEntity] {
    let component = FinancialAccountType(rawValue: account.type)?.component ?? .assets
    let part = PortfolioPart(currency: account.currency, component: component).rawValue
    let sign: Int64 = component.isDebt ? -1 : 1
    return (1...2).map { step in
      let number = 2 * (Int(account.number) - 1) + step
      return BalanceUpdateEntity(
        id: Samples.id(2_000 + number), number: Int64(number), accountID: account.id,
        balanceMinor: sign * account.number * Int64(step) * 1_234_56, date: Samples.day(20_260_301 + step),
        note: account.provider, changeMinor: sign * account.number * 1_234_56, part: part)
    }
  }
}
