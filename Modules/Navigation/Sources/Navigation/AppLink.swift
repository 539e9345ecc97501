public import ModuloModels
public import NavigationKit

/// The target of a link into the product. A goal or an account is a reference as typed, which may name none.
public enum AppLink: Hashable, Sendable {
  /// A destination that names neither.
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
      .init("rate") { _ in .place(.exchangeRate(.list)) },
      .init("group") { _ in .place(.blockGroup(.list)) },
      .init("group/new") { _ in .place(.blockGroup(.create)) },
      .init("group/:group") { $0["group"].map { .group($0) } },
      .init("group/:group/edit") { $0["group"].map { .editGroup($0) } },
      .init("block") { _ in .place(.block(.list(group: nil))) },
      .init("block/new") { _ in .place(.block(.create)) },
      .init("block/:block") { $0["block"].map { .block($0) } },
      .init("block/:block/edit") { $0["block"].map { .editBlock($0) } },
      .init("settings") { _ in .place(.settings(.list)) },
      .init("settings/:key") {
        $0["key"].flatMap(Setting.init(rawValue:)).map { .place(.settings(.setting($0))) }
      },
      .init("onboarding") { _ in .place(.shared(.onboarding)) },
    ])

  /// The destination of the link.
  ///
  /// - Parameters:
  ///   - goal: Reads the reference to a goal; called only for a link that has one.
  ///   - account: The same for an account.
  ///   - group: The same for a group of blocks.
  ///   - block: The same for a block.
  public func destination<Failure: Error>(
    goal readGoal: (String) throws(Failure) -> NamedReference,
    account readAccount: (String) throws(Failure) -> NamedReference,
    group readGroup: (String) throws(Failure) -> NamedReference,
    block readBlock: (String) throws(Failure) -> BlockReference
  ) throws(Failure) -> AppDestination {
    switch self {
    case .place(let destination): destination
    case .goal(let goal): .financialGoal(.details(try readGoal(goal)))
    case .editGoal(let goal): .financialGoal(.update(try readGoal(goal)))
    case .contributions(let goal): .contribution(.list(goal: try readGoal(goal)))
    case .newContribution(let goal): .contribution(.create(goal: try readGoal(goal)))
    case .account(let account): .financialAccount(.details(try readAccount(account)))
    case .editAccount(let account): .financialAccount(.update(try readAccount(account)))
    case .balances(let account): .balanceUpdate(.list(account: try readAccount(account)))
    case .newBalance(let account): .balanceUpdate(.create(account: try readAccount(account)))
    case .group(let group): .block(.list(group: try readGroup(group)))
    case .editGroup(let group): .blockGroup(.update(try readGroup(group)))
    case .block(let block): .block(.details(try readBlock(block)))
    case .editBlock(let block): .block(.update(try readBlock(block)))
    }
  }
}
