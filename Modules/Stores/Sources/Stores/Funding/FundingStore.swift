public import ModuloModels
public import ModuloUtilities

/// What can be done with the links between goals and accounts. Every result is of one snapshot, and a call that throws
/// leaves the stored data as they were.
@MainActor
public protocol FundingOperations: AnyObject, Sendable {
  /// The links of a goal or an account, all for `nil`, with what is set aside in their accounts.
  ///
  /// - Throws: ``Failure/reference(_:_:)`` when the reference names no goal or account, or several.
  func fundings(of owner: FundingOwner?) async throws(FundingError) -> FundingList

  /// What a form needs that links a goal to an account.
  ///
  /// - Parameters:
  ///   - account: The account that is asked for; `nil` for none.
  ///   - today: The day of the goal's figures and of the balances.
  /// - Throws: ``Failure/reference(_:_:)`` when a reference names none, or several.
  func choices(
    for goal: NamedReference, account: NamedReference?, on today: CalendarDay
  ) async throws(FundingError) -> FundingChoices

  /// Links a goal to an account, or changes the link that is there, by what the draft gives.
  ///
  /// - Returns: The link as it is now.
  /// - Throws: ``FundingRule/missingAmount``, ``FundingRule/negativeAmount``, ``FundingRule/priority(_:)``,
  ///   ``FundingRule/archivedGoal(_:)``, ``FundingRule/debt(account:)``,
  ///   ``FundingRule/differentCurrencies(goal:account:)``; ``ReferenceProblem/missing`` of the goal or the account;
  ///   ``FundingRule/short(_:)`` where more would be set aside than is there, unless the draft allows it.
  @discardableResult
  func save(_ draft: FundingDraft) async throws(FundingError) -> FundingDomain

  /// Removes the link of a goal to an account, or all of its links for `nil`. The contributions stay.
  ///
  /// - Returns: The links as they were.
  /// - Throws: ``Failure/reference(_:_:)``; ``FundingRule/notFunded(goal:account:)``.
  @discardableResult
  func remove(
    _ goal: NamedReference, from account: NamedReference?
  ) async throws(FundingError) -> [FundingDomain]
}

/// The links between goals and accounts, and their rules.
@MainActor
public protocol FundingStore: FundingOperations {}
