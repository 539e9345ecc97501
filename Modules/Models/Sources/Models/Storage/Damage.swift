/// The damage: of the file, or of a stored value that is invalid because another program wrote it.
public enum Damage: Equatable, Sendable {
  /// The file is damaged; `detail` is the storage engine's message, in English.
  case file(detail: String)
  /// The contribution's stored type is not a ``ContributionType``. It is never guessed.
  case unknownContributionType(String, number: Int64)
  /// The contribution belongs to a goal that doesn't exist.
  case orphanedContribution(number: Int64)
  /// The goal's currency is not in ISO 4217.
  case unknownCurrency(String, number: Int64)
  /// The account's stored type is not an ``FinancialAccountType``. It is never guessed.
  case unknownAccountType(String, number: Int64)
  /// The account's currency is not in ISO 4217.
  case unknownAccountCurrency(String, number: Int64)
  /// The balance update belongs to an account that doesn't exist.
  case orphanedBalanceUpdate(number: Int64)
  /// The stored part of the portfolio is not a ``PortfolioPart``.
  case unknownPart(String)
  /// The exchange rate is not a number above zero, or a currency of it is not in ISO 4217.
  case unreadableRate(String, number: Int64)
  /// The time zone of a tracked time is not known.
  case unknownZone(String, number: Int64)
  /// The block of the tracked session, or its group, doesn't exist.
  case orphanedSession(number: Int64)
  /// The block or the day of a tracked time is not the one of its session.
  case misplacedTime(number: Int64)
  /// The value of a ``KeyValueKey`` is not one of its type.
  case unreadableValue(key: String)
}

extension Damage {
  /// The column that holds the value, by its name in the database; `nil` for the file.
  public var column: String? {
    switch self {
    case .file: nil
    case .unknownContributionType, .unknownAccountType: "type"
    case .unknownCurrency, .unknownAccountCurrency: "currency"
    case .orphanedContribution: "goal_id"
    case .orphanedBalanceUpdate: "account_id"
    case .unknownPart: "part"
    case .unreadableRate: "rate"
    case .unknownZone: "zone"
    case .orphanedSession: "block_id"
    case .misplacedTime: "session_id"
    case .unreadableValue: "value"
    }
  }

  /// The message on the value of the column, as an import or a check reports it.
  public var detail: String {
    switch self {
    case .file(let detail): detail
    case .unknownContributionType(let type, _), .unknownAccountType(let type, _): "unknown type \"\(type)\""
    case .unknownCurrency(let code, _), .unknownAccountCurrency(let code, _): "unknown currency \"\(code)\""
    case .orphanedContribution: "there is no such goal"
    case .orphanedBalanceUpdate: "there is no such account"
    case .unknownPart(let part): "unknown part \"\(part)\""
    case .unreadableRate(let text, _): "\"\(text)\" isn't a rate"
    case .unknownZone(let zone, _): "unknown time zone \"\(zone)\""
    case .orphanedSession: "there is no such block"
    case .misplacedTime: "the session is of another block or day"
    case .unreadableValue(let key): "the value of \(key) can't be read"
    }
  }

  /// The message for the user, as a part of the sentence that the database is damaged.
  func text(_ format: FormatContext) -> String {
    let words = format.strings.error.damage
    return switch self {
    case .file(let detail): EnginePhrase.text(of: detail, in: format.language)
    case .unknownContributionType(let type, let number): words.unknownContributionType(type, number)
    case .orphanedContribution(let number): words.orphanedContribution(number)
    case .unknownCurrency(let code, let number): words.unknownCurrency(code, number)
    case .unknownAccountType(let type, let number): words.unknownAccountType(type, number)
    case .unknownAccountCurrency(let code, let number): words.unknownAccountCurrency(code, number)
    case .orphanedBalanceUpdate(let number): words.orphanedBalanceUpdate(number)
    case .unknownPart(let part): words.unknownPart(part)
    case .unreadableRate(let text, let number): words.unreadableRate(text, number)
    case .unknownZone(let zone, let number): words.unknownZone(zone, number)
    case .orphanedSession(let number): words.orphanedSession(number)
    case .misplacedTime(let number): words.misplacedTime(number)
    case .unreadableValue(let key): words.unreadableValue(key)
    }
  }
}

/// The messages on invalid stored values, as parts of the sentence that the database is damaged.
struct DamageStrings: Sendable {
  let unknownContributionType: @Sendable (_ type: String, _ number: Int64) -> String
  let orphanedContribution: @Sendable (_ number: Int64) -> String
  let unknownCurrency: @Sendable (_ code: String, _ number: Int64) -> String
  let unknownAccountType: @Sendable (_ type: String, _ number: Int64) -> String
  let unknownAccountCurrency: @Sendable (_ code: String, _ number: Int64) -> String
  let orphanedBalanceUpdate: @Sendable (_ number: Int64) -> String
  let unknownPart: @Sendable (_ part: String) -> String
  let unreadableRate: @Sendable (_ text: String, _ number: Int64) -> String
  let unknownZone: @Sendable (_ zone: String, _ number: Int64) -> String
  let orphanedSession: @Sendable (_ number: Int64) -> String
  let misplacedTime: @Sendable (_ number: Int64) -> String
  let unreadableValue: @Sendable (_ key: String) -> String
}

extension DamageStrings {
  static let english = DamageStrings(
    unknownContributionType: { type, number in "contribution #\(number) has the unknown type \"\(type)\"" },
    orphanedContribution: { number in "contribution #\(number) belongs to no goal" },
    unknownCurrency: { code, number in "goal #\(number) has the unknown currency \"\(code)\"" },
    unknownAccountType: { type, number in "account #\(number) has the unknown type \"\(type)\"" },
    unknownAccountCurrency: { code, number in "account #\(number) has the unknown currency \"\(code)\"" },
    orphanedBalanceUpdate: { number in "balance #\(number) belongs to no account" },
    unknownPart: { part in "a balance counts to the unknown part \"\(part)\"" },
    unreadableRate: { text, number in "rate #\(number) isn't a rate: \"\(text)\"" },
    unknownZone: { zone, number in "time #\(number) has the unknown time zone \"\(zone)\"" },
    orphanedSession: { number in "session #\(number) belongs to no block" },
    misplacedTime: { number in "time #\(number) has another block or day than its session" },
    unreadableValue: { key in "the value of \"\(key)\" can't be read" })

  static let french = DamageStrings(
    unknownContributionType: { type, number in "le versement n° \(number) a le type inconnu « \(type) »" },
    orphanedContribution: { number in "le versement n° \(number) n’appartient à aucun objectif" },
    unknownCurrency: { code, number in "l’objectif n° \(number) a la devise inconnue « \(code) »" },
    unknownAccountType: { type, number in "le compte n° \(number) a le type inconnu « \(type) »" },
    unknownAccountCurrency: { code, number in "le compte n° \(number) a la devise inconnue « \(code) »" },
    orphanedBalanceUpdate: { number in "le solde n° \(number) n’appartient à aucun compte" },
    unknownPart: { part in "un solde compte pour la part inconnue « \(part) »" },
    unreadableRate: { text, number in "le taux n° \(number) n’en est pas un : « \(text) »" },
    unknownZone: { zone, number in "le temps n° \(number) a le fuseau horaire inconnu « \(zone) »" },
    orphanedSession: { number in "la session n° \(number) n’appartient à aucun bloc" },
    misplacedTime: { number in "le temps n° \(number) n’a pas le bloc ou le jour de sa session" },
    unreadableValue: { key in "la valeur de « \(key) » est illisible" })
}
