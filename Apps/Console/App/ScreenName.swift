import ModuloNavigation

/// Every screen by a name, for a preview and for a form that is kept: a path like that of a link, whose steps with a
/// colon say what it is about.
///
/// The switches are exhaustive on purpose, in both directions: a new destination gets a name, and a name its destination.
/// Screens that change something as they open have names here and no links.
enum ScreenName: Hashable, Sendable {
  case savings(SavingsScreenName)
  case netWorth(NetWorthScreenName)
  case time(TimeScreenName)
  case general(GeneralScreenName)

  /// The name of a screen.
  init(_ destination: AppDestination) {
    switch destination {
    case .financialGoal(let destination): self = .savings(SavingsScreenName(destination))
    case .contribution(let destination): self = .savings(SavingsScreenName(destination))
    case .financialAccount(let destination): self = .netWorth(NetWorthScreenName(destination))
    case .balanceUpdate(let destination): self = .netWorth(NetWorthScreenName(destination))
    case .portfolio(let destination): self = .netWorth(NetWorthScreenName(destination))
    case .exchangeRate(let destination): self = .netWorth(NetWorthScreenName(destination))
    case .blockGroup(let destination): self = .time(TimeScreenName(destination))
    case .block(let destination): self = .time(TimeScreenName(destination))
    case .tracking(let destination): self = .time(TimeScreenName(destination))
    case .trackingSession(let destination): self = .time(TimeScreenName(destination))
    case .day(let destination): self = .time(TimeScreenName(destination))
    case .timeSummary(let destination): self = .time(TimeScreenName(destination))
    case .settings(let destination): self = .general(GeneralScreenName(destination))
    case .data(let destination): self = .general(GeneralScreenName(destination))
    case .shared(let destination): self = .general(GeneralScreenName(destination))
    }
  }

  /// The path, with a colon before each step that varies.
  var path: String {
    switch self {
    case .savings(let name): name.rawValue
    case .netWorth(let name): name.rawValue
    case .time(let name): name.rawValue
    case .general(let name): name.rawValue
    }
  }
}

extension ScreenName: CaseIterable {
  static let allCases =
    SavingsScreenName.allCases.map(Self.savings) + NetWorthScreenName.allCases.map(Self.netWorth)
    + TimeScreenName.allCases.map(Self.time) + GeneralScreenName.allCases.map(Self.general)
}
