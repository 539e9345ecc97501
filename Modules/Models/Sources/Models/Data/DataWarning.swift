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

  /// The remedy for the row.
  public enum Remedy: Equatable, Sendable {
    /// A command line for a shell. It repairs every broken rule of the row.
    case command(String)
    /// No command repairs the row: the document of an export has to be corrected, and imported into an empty database.
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
    var options: [String] = []
    if !rules.isDisjoint(with: [.blankName, .untidyName, .nameKey]) {
      let name = goal.name.isBlank ? "Goal \(max(goal.number, 1))" : goal.name.tidy
      options.append(Self.option("name", try Self.freeName(name, goal.number, isFree)))
    }
    if rules.contains(.endBeforeStart) { options.append("--end none") }
    self.init("goal edit", goal.number, goal.id.uuidString, options)
  }

  /// The remedy for a contribution that breaks these rules.
  public init(for rules: Set<RowRule>, of contribution: ContributionEntity) {
    let options = rules.contains(.blankName) ? ["--name ''"] : []
    self.init("contribution edit", contribution.number, contribution.id.uuidString, options)
  }

  /// The remedy for an account that breaks these rules.
  ///
  /// - Parameter isFree: Whether no other account has a name.
  public init(
    for rules: Set<RowRule>, of account: FinancialAccountEntity, isFree: (String) throws -> Bool
  ) rethrows {
    // Any edit stores the account anew: tidy, and with the key of its name.
    let provider = account.provider.isBlank ? "Unknown" : account.provider.tidy
    var options: [String] = []
    if !rules.isDisjoint(with: [.blankProvider, .blankName, .untidyName, .nameKey]) {
      options.append(Self.option("provider", provider))
      let ownName = account.ownName.flatMap { $0.isBlank ? nil : $0.tidy }
      let name = try Self.freeName(ownName ?? provider, account.number, isFree)
      if name != provider || account.ownName != nil {
        options.append(Self.option("name", name == provider ? "" : name))
      }
    }
    self.init("account edit", account.number, account.id.uuidString, options)
  }

  /// The remedy for a rate that breaks these rules.
  public init(for rules: Set<RowRule>, of rate: ExchangeRateEntity) {
    let options = rules.contains(.sameCurrency) ? ["--yes"] : []
    self.init("rate delete", rate.number, rate.id.uuidString, options)
  }
}

extension DataWarning.Remedy {
  /// A command with the options that repair the row; without such options, the document.
  private init(_ command: String, _ number: Int64, _ id: String, _ options: [String]) {
    guard !options.isEmpty else {
      self = .document
      return
    }
    let reference = number < 1 ? id : String(number)
    self = .command((["modulo \(command)", reference] + options).joined(separator: " "))
  }

  /// The name itself if it is free, else the first free one with the row's number after it.
  private static func freeName(
    _ name: String, _ number: Int64, _ isFree: (String) throws -> Bool
  ) rethrows -> String {
    var (candidate, next) = (name, max(number, 1))
    while try !isFree(candidate) { (candidate, next) = ("\(name) \(next)", next + 1) }
    return candidate
  }

  /// An option with its value in shell quotes; the value may begin with a dash.
  private static func option(_ name: String, _ value: String) -> String {
    let quoted = "'\(value.replacing("'", with: #"'\''"#))'"
    return value.hasPrefix("-") ? "--\(name)=\(quoted)" : "--\(name) \(quoted)"
  }
}

extension String {
  /// The name as the program stores it.
  fileprivate var tidy: String { trimmed.normalized }
}
