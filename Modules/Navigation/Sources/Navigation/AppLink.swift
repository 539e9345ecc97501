public import ModuloModels
public import ModuloUtilities
public import NavigationKit

/// The target of a link into the product. A goal, an account or a block is a reference as typed, which may name none.
public enum AppLink: Hashable, Sendable {
  /// A destination that names nothing.
  case place(AppDestination)
  /// A goal's details, by its reference as typed.
  case goal(String)
  /// The form that edits a goal, by its reference as typed.
  case editGoal(String)
  /// The contributions of a goal.
  case contributions(goal: String)
  /// The form for a new contribution to a goal.
  case newContribution(goal: String)
  /// An account's details, by its reference as typed.
  case account(String)
  /// The form that edits an account, by its reference as typed.
  case editAccount(String)
  /// The balances of an account.
  case balances(account: String)
  /// The form for a new balance of an account.
  case newBalance(account: String)
  /// The blocks of a group, by its reference as typed.
  case group(String)
  /// The form that renames a group, by its reference as typed.
  case editGroup(String)
  /// A block's details, by its reference as typed.
  case block(String)
  /// The form that edits a block, by its reference as typed.
  case editBlock(String)
  /// The form that starts a session of a block.
  case startTracking(block: String)
  /// The sessions of a block, by its reference as typed.
  case trackingSessions(block: String)
  /// The form that edits a session, by its reference as typed.
  case editTrackingSession(String)
  /// A day, as typed.
  case day(String)
}

extension AppLink {
  /// Every link there is. Without a path it is the home of the product.
  public static let table = DeepLinkTable<AppLink>(
    scheme: "modulo", home: .place(.financialGoal(.overview)),
    [
      .init("goal") { _ in .place(.financialGoal(.list)) },
      .init("goal/new") { _ in .place(.financialGoal(.create)) },
      .init("goal/:goal") { $0["goal"].map { .goal($0) } },
      .init("goal/:goal/edit") { $0["goal"].map { .editGoal($0) } },
      .init("goal/:goal/contribution") { $0["goal"].map { .contributions(goal: $0) } },
      .init("goal/:goal/contribution/new") { $0["goal"].map { .newContribution(goal: $0) } },
      .init("account") { _ in .place(.financialAccount(.list)) },
      .init("account/new") { _ in .place(.financialAccount(.create)) },
      .init("account/:account") { $0["account"].map { .account($0) } },
      .init("account/:account/edit") { $0["account"].map { .editAccount($0) } },
      .init("account/:account/balance") { $0["account"].map { .balances(account: $0) } },
      .init("account/:account/balance/new") { $0["account"].map { .newBalance(account: $0) } },
      .init("portfolio") { _ in .place(.portfolio(.overview)) },
      .init("portfolio/chart") { _ in .place(.portfolio(.chart)) },
      .init("track") { _ in .place(.tracking(.running)) },
      .init("track/start/:block") { $0["block"].map { .startTracking(block: $0) } },
      .init("track/complete") { _ in .place(.tracking(.completion)) },
      .init("session") { _ in .place(.trackingSession(.list(block: nil))) },
      .init("session/:session/edit") { $0["session"].map { .editTrackingSession($0) } },
      .init("block/:block/session") { $0["block"].map { .trackingSessions(block: $0) } },
      .init("day") { _ in .place(.day(.details(nil))) },
      .init("day/:day") { $0["day"].map { .day($0) } },
      .init("rate") { _ in .place(.exchangeRate(.list)) },
      .init("group") { _ in .place(.blockGroup(.list)) },
      .init("group/new") { _ in .place(.blockGroup(.create)) },
      .init("group/:group") { $0["group"].map { .group($0) } },
      .init("group/:group/edit") { $0["group"].map { .editGroup($0) } },
      .init("block") { _ in .place(.block(.list(group: nil))) },
      .init("block/new") { _ in .place(.block(.create)) },
      .init("block/:block") { $0["block"].map { .block($0) } },
      .init("block/:block/edit") { $0["block"].map { .editBlock($0) } },
      .init("time") { _ in .place(.timeSummary(.sums)) },
      .init("calendar") { _ in .place(.timeSummary(.calendar(nil))) },
      .init("calendar/:month") {
        $0["month"].flatMap(CalendarMonth.init).map { .place(.timeSummary(.calendar($0))) }
      },
      .init("settings") { _ in .place(.settings(.list)) },
      .init("settings/:key") {
        $0["key"].flatMap(Setting.init(rawValue:)).map { .place(.settings(.setting($0))) }
      },
      .init("onboarding") { _ in .place(.shared(.onboarding)) },
      .init("tutorial") { _ in .place(.shared(.tutorial)) },
    ])

  /// The destination of the link.
  ///
  /// - Parameter reader: Reads what the link names; asked only for that.
  @MainActor
  public func destination<Reader: AppLinkReader>(
    reading reader: Reader
  ) throws(Reader.Failure) -> AppDestination {
    switch self {
    case .place(let destination): destination
    case .goal(let goal): .financialGoal(.details(try reader.goal(goal)))
    case .editGoal(let goal): .financialGoal(.update(try reader.goal(goal)))
    case .contributions(let goal): .contribution(.list(goal: try reader.goal(goal)))
    case .newContribution(let goal): .contribution(.create(goal: try reader.goal(goal)))
    case .account(let account): .financialAccount(.details(try reader.account(account)))
    case .editAccount(let account): .financialAccount(.update(try reader.account(account)))
    case .balances(let account): .balanceUpdate(.list(account: try reader.account(account)))
    case .newBalance(let account): .balanceUpdate(.create(account: try reader.account(account)))
    case .startTracking(let block): .tracking(.start(try reader.block(block)))
    case .trackingSessions(let block): .trackingSession(.list(block: try reader.block(block)))
    case .editTrackingSession(let session): .trackingSession(.update(try reader.trackingSession(session)))
    case .day(let day): .day(.details(try reader.day(day)))
    case .group(let group): .block(.list(group: try reader.group(group)))
    case .editGroup(let group): .blockGroup(.update(try reader.group(group)))
    case .block(let block): .block(.details(try reader.block(block)))
    case .editBlock(let block): .block(.update(try reader.block(block)))
    }
  }
}

/// Reads what a link names.
@MainActor
public protocol AppLinkReader {
  /// The error of a text that names nothing.
  associatedtype Failure: Error

  /// The reference to a goal.
  func goal(_ text: String) throws(Failure) -> NamedReference
  /// The reference to an account.
  func account(_ text: String) throws(Failure) -> NamedReference
  /// The reference to a group of blocks.
  func group(_ text: String) throws(Failure) -> NamedReference
  /// The reference to a block.
  func block(_ text: String) throws(Failure) -> BlockReference
  /// The reference to a stored session.
  func trackingSession(_ text: String) throws(Failure) -> NumberReference
  /// The day.
  func day(_ text: String) throws(Failure) -> CalendarDay
}
