import Foundation
import ModuloUtilities

/// A stored row that is readable, but breaks a current rule.
public struct DataWarning: Equatable, Sendable {
  /// The kind of row.
  public enum Subject: String, CaseIterable, Sendable {
    /// A row of a savings goal.
    case goal
    /// A row of a contribution.
    case contribution
    /// A row of an account.
    case account
    /// A row of a balance.
    case balance
    /// A row of an exchange rate.
    case rate
    /// A row of a group of blocks.
    case group
    /// A row of a block.
    case block
    /// A row of a tracked session.
    case session
    /// A row of a tracked half block.
    case time
    /// A row of the key-value service.
    case value
  }

  /// The remedy for the row. It repairs every broken rule of it.
  public enum Remedy: Equatable, Sendable {
    /// Give a goal this name, unless it is `nil`, and take its end away if it is to have none.
    case editGoal(NumberReference, name: String?, removesEnd: Bool)
    /// Take the name of a contribution away.
    case removeContributionName(NumberReference)
    /// Give an account this provider and this name of its own: an empty name for none, `nil` for the one it has.
    case editAccount(NumberReference, provider: String, name: String?)
    /// Delete a rate.
    case deleteRate(NumberReference)
    /// No edit repairs the row: the document of an export has to be corrected, and imported into an empty database.
    case document
  }

  /// The broken rule.
  public let rule: RowRule
  /// The kind of row.
  public let subject: Subject
  /// The row's short number.
  public let number: Int
  /// The remedy that repairs it.
  public let remedy: Remedy

  /// Creates a warning about one row.
  public init(_ rule: RowRule, of subject: Subject, number: Int, remedy: Remedy) {
    self.rule = rule
    self.subject = subject
    self.number = number
    self.remedy = remedy
  }
}

extension DataWarning.Remedy {
  /// The remedy for a goal that breaks these rules.
  ///
  /// - Parameter isFree: Whether no other goal has a name.
  public init(
    for rules: Set<RowRule>, of goal: FinancialGoalEntity, isFree: (String) throws -> Bool
  ) rethrows {
    var name: String?
    if !rules.isDisjoint(with: [.blankName, .untidyName, .nameKey]) {
      let wanted = goal.name.isBlank ? "Goal \(max(goal.number, 1))" : goal.name.tidy
      name = try Self.freeName(wanted, goal.number, isFree)
    }
    let removesEnd = rules.contains(.endBeforeStart)
    guard name != nil || removesEnd else {
      self = .document
      return
    }
    self = .editGoal(NumberReference(goal.number, goal.id), name: name, removesEnd: removesEnd)
  }

  /// The remedy for a contribution that breaks these rules.
  public init(for rules: Set<RowRule>, of contribution: ContributionEntity) {
    let reference = NumberReference(contribution.number, contribution.id)
    self = rules.contains(.blankName) ? .removeContributionName(reference) : .document
  }

  /// The remedy for an account that breaks these rules.
  ///
  /// - Parameter isFree: Whether no other account has a name.
  public init(
    for rules: Set<RowRule>, of account: FinancialAccountEntity, isFree: (String) throws -> Bool
  ) rethrows {
    guard !rules.isDisjoint(with: [.blankProvider, .blankName, .untidyName, .nameKey]) else {
      self = .document
      return
    }
    // Any edit stores the account anew: tidy, and with the key of its name.
    let provider = account.provider.isBlank ? "Unknown" : account.provider.tidy
    let ownName = account.ownName.flatMap { $0.isBlank ? nil : $0.tidy }
    let name = try Self.freeName(ownName ?? provider, account.number, isFree)
    let isNamed = name != provider || account.ownName != nil
    self = .editAccount(
      NumberReference(account.number, account.id), provider: provider,
      name: isNamed ? (name == provider ? "" : name) : nil)
  }

  /// The remedy for a rate that breaks these rules.
  public init(for rules: Set<RowRule>, of rate: ExchangeRateEntity) {
    let reference = NumberReference(rate.number, rate.id)
    self = rules.contains(.sameCurrency) ? .deleteRate(reference) : .document
  }
}

extension DataWarning.Remedy {
  /// The name itself if it is free, else the first free one with the row's number after it.
  private static func freeName(
    _ name: String, _ number: Int64, _ isFree: (String) throws -> Bool
  ) rethrows -> String {
    var (candidate, next) = (name, max(number, 1))
    while try !isFree(candidate) { (candidate, next) = ("\(name) \(next)", next + 1) }
    return candidate
  }
}

extension NumberReference {
  /// The number of a row, or its id if the number isn't one that can be typed.
  fileprivate init(_ number: Int64, _ id: UUID) { self = number < 1 ? .id(id) : .number(number) }
}

extension String {
  /// The name as the program stores it.
  fileprivate var tidy: String { trimmed.normalized }
}
