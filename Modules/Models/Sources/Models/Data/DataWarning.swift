import Foundation
import ModuloUtilities

/// A stored row that is readable, but breaks a current rule.
public struct DataWarning: Equatable, Sendable {
  /// The remedy for the row. It repairs every broken rule of it.
  public enum Remedy: Equatable, Sendable {
    /// Give a goal this name, unless it is `nil`, and take its end and its emoji away if it is to have none.
    case editGoal(NumberReference, name: String?, removesEnd: Bool, removesEmoji: Bool = false)
    /// Take the name of a contribution away.
    case removeContributionName(NumberReference)
    /// Give an account this provider and this name of its own: an empty name for none, `nil` for the one it has.
    case editAccount(NumberReference, provider: String, name: String?)
    /// Delete a rate.
    case deleteRate(NumberReference)
    /// Give a group this name.
    case editGroup(NumberReference, name: String)
    /// Give a block this name.
    case editBlock(NumberReference, name: String)
    /// Give a session this memo: an empty one for none.
    case editSession(NumberReference, memo: String)
    /// No edit repairs the row: the document of an export has to be corrected, and imported into an empty database.
    case document
  }

  /// The broken rule.
  public let rule: RowRule
  /// The noun of the row.
  public let noun: Noun
  /// The row's short number.
  public let number: Int
  /// The remedy that repairs it.
  public let remedy: Remedy

  /// Creates a warning about one row.
  public init(_ rule: RowRule, of noun: Noun, number: Int, remedy: Remedy) {
    self.rule = rule
    self.noun = noun
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
    if Self.concernName(rules) { name = try Self.freeName(goal.name, "Goal", goal.number, isFree: isFree) }
    let (removesEnd, removesEmoji) = (rules.contains(.endBeforeStart), rules.contains(.notAnEmoji))
    guard name != nil || removesEnd || removesEmoji else {
      self = .document
      return
    }
    self = .editGoal(
      NumberReference(goal.number, goal.id), name: name, removesEnd: removesEnd, removesEmoji: removesEmoji)
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
    guard Self.concernName(rules) || !rules.isDisjoint(with: [.blankProvider, .unusableProvider]) else {
      self = .document
      return
    }
    // Any edit stores the account anew: tidy, and with the key of its name.
    let usable = account.provider.usableName()
    let provider = usable.isEmpty ? "Unknown" : usable
    let ownName = account.ownName?.usableName() ?? ""
    let name = try Self.freeName(ownName.isEmpty ? provider : ownName, "Account", account.number, isFree: isFree)
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

  /// The remedy for a group that breaks these rules.
  ///
  /// - Parameter isFree: Whether no other group has a name.
  public init(for rules: Set<RowRule>, of group: BlockGroupEntity, isFree: (String) throws -> Bool) rethrows {
    guard Self.concernName(rules) else {
      self = .document
      return
    }
    let limit = BlockGroupDraft.nameLimit
    let name = try Self.freeName(group.name, "Group", group.number, upTo: limit, isFree: isFree)
    self = .editGroup(NumberReference(group.number, group.id), name: name)
  }

  /// The remedy for a block that breaks these rules.
  ///
  /// - Parameter isFree: Whether no other block of its group has a name.
  public init(for rules: Set<RowRule>, of block: BlockEntity, isFree: (String) throws -> Bool) rethrows {
    guard Self.concernName(rules) else {
      self = .document
      return
    }
    let limit = BlockDraft.nameLimit
    let name = try Self.freeName(block.name, "Block", block.number, upTo: limit, isFree: isFree)
    self = .editBlock(NumberReference(block.number, block.id), name: name)
  }

  /// The remedy for a session that breaks these rules.
  public init(for rules: Set<RowRule>, of session: TrackingSessionEntity) {
    let reference = NumberReference(session.number, session.id)
    let isRepaired = !rules.isDisjoint(with: [.blankMemo, .unusableMemo])
    self = isRepaired ? .editSession(reference, memo: TrackingMemo.usable(session.memo ?? "")) : .document
  }
}

extension DataWarning.Remedy {
  /// Whether a rule among them is repaired by another name.
  private static func concernName(_ rules: Set<RowRule>) -> Bool {
    !rules.isDisjoint(with: [.blankName, .untidyName, .nameKey, .unusableName])
  }

  /// The name as it can be stored if it is free, else the first free one with the row's number after it; `kind` with the
  /// number where nothing of the name can be.
  private static func freeName(
    _ name: String, _ kind: String, _ number: Int64, upTo characters: Int? = nil, isFree: (String) throws -> Bool
  ) rethrows -> String {
    func numbered(_ name: String, _ number: Int64) -> String {
      "\(name.usableName(upTo: characters, ending: " \(number)")) \(number)".trimmed
    }
    let usable = name.usableName(upTo: characters)
    let wanted = usable.isEmpty ? numbered(kind, max(number, 1)) : usable
    var (candidate, next) = (wanted, max(number, 1))
    while try !isFree(candidate) { (candidate, next) = (numbered(wanted, next), next + 1) }
    return candidate
  }
}

extension NumberReference {
  /// The number of a row, or its id if the number isn't one that can be typed.
  fileprivate init(_ number: Int64, _ id: UUID) { self = number < 1 ? .id(id) : .number(number) }
}
