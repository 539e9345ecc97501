public import ModuloModels
public import ModuloUtilities
public import NavigationKit

/// Every destination of the product.
public enum AppDestination: DestinationItem, RecursiveDestination {
  /// A screen about goals.
  case financialGoal(FinancialGoalDestination)
  /// A screen about contributions.
  case contribution(ContributionDestination)
  /// A screen about accounts.
  case financialAccount(FinancialAccountDestination)
  /// A screen about balances.
  case balanceUpdate(BalanceUpdateDestination)
  /// A screen about all accounts together.
  case portfolio(PortfolioDestination)
  /// A screen about exchange rates.
  case exchangeRate(ExchangeRateDestination)
  /// A screen about groups of blocks.
  case blockGroup(BlockGroupDestination)
  /// A screen about blocks.
  case block(BlockDestination)
  /// A screen about the running session.
  case tracking(TrackingDestination)
  /// A screen about stored sessions.
  case trackingSession(TrackingSessionDestination)
  /// A screen about a day.
  case day(DayDestination)
  /// A screen about what was tracked in a month or a span of days.
  case timeSummary(TimeSummaryDestination)
  /// A screen about settings.
  case settings(SettingsDestination)
  /// A screen about the data as a whole.
  case data(DataDestination)
  /// A screen of no domain, such as the welcome.
  case shared(SharedDestination)

  /// The destination of the feature, which is what a registry knows.
  public var unwrapped: any Hashable {
    switch self {
    case .financialGoal(let destination): destination
    case .contribution(let destination): destination
    case .financialAccount(let destination): destination
    case .balanceUpdate(let destination): destination
    case .portfolio(let destination): destination
    case .exchangeRate(let destination): destination
    case .blockGroup(let destination): destination
    case .block(let destination): destination
    case .tracking(let destination): destination
    case .trackingSession(let destination): destination
    case .day(let destination): destination
    case .timeSummary(let destination): destination
    case .settings(let destination): destination
    case .data(let destination): destination
    case .shared(let destination): destination
    }
  }
}

/// Screens for goals.
public enum FinancialGoalDestination: DestinationItem {
  /// The sums over all goals, and the net worth.
  case overview
  /// All goals.
  case list
  /// The form for a new goal.
  case create
  /// The form that edits a goal.
  case update(NamedReference)
  /// A goal with its months and its latest contributions.
  case details(NamedReference)
  /// The screen that archives a goal, or takes it out of the archive.
  case archival(NamedReference, isArchived: Bool)
  /// The screen that deletes a goal, after a question.
  case deletion(NamedReference)
  /// The months of one goal.
  case chart(NamedReference)
  /// All goals on one page.
  case report
}

/// Screens for the contributions and withdrawals of goals.
public enum ContributionDestination: DestinationItem {
  /// The contributions of a goal, newest first.
  case list(goal: NamedReference)
  /// The form for a new contribution to a goal.
  case create(goal: NamedReference)
  /// The form that edits a contribution.
  case update(NumberReference)
  /// The form that moves money from one goal to another; to one that is chosen there for `nil`.
  case move(from: NamedReference, to: NamedReference?)
  /// The screen that deletes a contribution, after a question; the total of its goal may fall below zero if allowed.
  case deletion(NumberReference, allowsNegativeTotal: Bool)
  /// The import of a CSV file into a goal.
  case importFile(goal: NamedReference)
}

/// Screens for accounts.
public enum FinancialAccountDestination: DestinationItem {
  /// All accounts, in the order of the portfolio.
  case list
  /// The form for a new account.
  case create
  /// The form that edits an account.
  case update(NamedReference)
  /// An account with its latest balances.
  case details(NamedReference)
  /// The screen that deletes an account, after a question.
  case deletion(NamedReference)
  /// The chart of an account's balances.
  case chart(NamedReference)
}

/// Screens for the balances of accounts.
public enum BalanceUpdateDestination: DestinationItem {
  /// The balances of an account, newest first.
  case list(account: NamedReference)
  /// The form for a new balance of an account.
  case create(account: NamedReference)
  /// The form that edits a balance.
  case update(NumberReference)
  /// The screen that deletes a balance, after a question.
  case deletion(NumberReference)
  /// The import of a CSV file, whose rows name their accounts.
  case importFile
  /// The export of the balances of one account, or of all for `nil`, into a file.
  case exportFile(account: NamedReference?)
}

/// Screens for the worth of all accounts together.
public enum PortfolioDestination: DestinationItem {
  /// The net worth and its parts.
  case overview
  /// The chart of the net worth.
  case chart
}

/// Screens for exchange rates.
public enum ExchangeRateDestination: DestinationItem {
  /// All rates, by currency and day.
  case list
  /// The form for a rate.
  case create
  /// The screen that deletes a rate, after a question.
  case deletion(NumberReference)
}

/// Screens for groups of blocks.
public enum BlockGroupDestination: DestinationItem {
  /// All groups, in their order, which can be changed there.
  case list
  /// The form for a new group.
  case create
  /// The form that renames a group.
  case update(NamedReference)
  /// The screen that deletes a group, after a question.
  case deletion(NamedReference)
}

/// Screens for blocks.
public enum BlockDestination: DestinationItem {
  /// All blocks by their groups, or those of one group, in their order, which can be changed there.
  case list(group: NamedReference?)
  /// The form for a new block.
  case create
  /// The form that edits a block.
  case update(BlockReference)
  /// A block with its totals.
  case details(BlockReference)
  /// The screen that deletes a block, after a question.
  case deletion(BlockReference)
  /// The icons that a block can have.
  case icons
  /// The colours that a block can have.
  case colors
}

/// Screens for the running session.
public enum TrackingDestination: DestinationItem {
  /// The running session, with today's board.
  case running
  /// The form that starts a session of a block.
  case start(BlockReference)
  /// The form that completes the session.
  case completion
  /// The screen that discards the session, after a question where halves would be lost.
  case discard
}

/// Screens for stored sessions.
public enum TrackingSessionDestination: DestinationItem {
  /// The sessions of a block, or of all blocks for `nil`, newest first.
  case list(block: BlockReference?)
  /// The form for time that was spent on a block without tracking it: on a day, which its times begin with; today for
  /// `nil`.
  case create(block: BlockReference, on: CalendarDay? = nil)
  /// The form that edits a session.
  case update(NumberReference)
  /// The screen that deletes a session, after a question.
  case deletion(NumberReference)
}

/// Screens for days.
public enum DayDestination: DestinationItem {
  /// The board and the timeline of a day; today for `nil`.
  case details(CalendarDay?)
}

/// Screens for what was tracked in a month or a span of days.
public enum TimeSummaryDestination: DestinationItem {
  /// The sums of a span of days, today's total and the streaks.
  case sums
  /// The calendar of a month; that of today for `nil`.
  case calendar(CalendarMonth?)
  /// The screen that deletes all groups and blocks, after a question.
  case reset
}

/// Screens for the data as a whole.
public enum DataDestination: DestinationItem {
  /// The path of the database, and what it holds.
  case location
  /// The check of the database.
  case check
  /// A backup into a file that doesn't exist yet.
  case backup
  /// The replacement of the database by a backup, after a question.
  case restore
  /// The export of everything as one document.
  case exportAll
  /// The import of a document into an empty database.
  case importAll
  /// The removal of files that killed programs have left.
  case cleaning
  /// The deletion of everything, after a question.
  case deletion
}

/// Screens for the settings.
public enum SettingsDestination: DestinationItem {
  /// All settings with their values.
  case list
  /// One setting, to be looked at or changed.
  case setting(Setting)
}

/// Destinations that no single feature owns.
public enum SharedDestination: DestinationItem {
  /// The welcome of a new user.
  case onboarding
  /// The first half block of a new user.
  case tutorial
}

/// The flows of the product, each with a router of its own.
public enum AppFlow: Hashable, Sendable, CaseIterable {
  /// Everything at a glance.
  case home
  /// The goals and what belongs to them.
  case savings
  /// The accounts and what belongs to them.
  case netWorth
  /// The blocks and what is tracked of them.
  case time
  /// The settings, over the flow that was left for them.
  case profile
}

extension AppFlow {
  /// The screen that the flow begins with.
  public var root: AppDestination {
    switch self {
    case .home: .financialGoal(.overview)
    case .savings: .financialGoal(.list)
    case .netWorth: .portfolio(.overview)
    case .time: .tracking(.running)
    case .profile: .settings(.list)
    }
  }

  /// The flow that a destination belongs to, as for a link.
  public init(_ destination: AppDestination) {
    switch destination {
    case .financialGoal(.overview), .shared: self = .home
    case .financialGoal, .contribution: self = .savings
    case .financialAccount, .balanceUpdate, .portfolio, .exchangeRate: self = .netWorth
    case .blockGroup, .block, .tracking, .trackingSession, .day, .timeSummary: self = .time
    case .settings, .data: self = .profile
    }
  }
}
