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
  let language: Language

  func unknownContributionType(_ type: String, _ number: Int64) -> String {
    language(
      "contribution #\(number) has the unknown type \"\(type)\"",
      "le versement n° \(number) a le type inconnu « \(type) »")
  }

  func orphanedContribution(_ number: Int64) -> String {
    language("contribution #\(number) belongs to no goal", "le versement n° \(number) n’appartient à aucun objectif")
  }

  func unknownCurrency(_ code: String, _ number: Int64) -> String {
    language(
      "goal #\(number) has the unknown currency \"\(code)\"",
      "l’objectif n° \(number) a la devise inconnue « \(code) »")
  }

  func unknownAccountType(_ type: String, _ number: Int64) -> String {
    language(
      "account #\(number) has the unknown type \"\(type)\"", "le compte n° \(number) a le type inconnu « \(type) »")
  }

  func unknownAccountCurrency(_ code: String, _ number: Int64) -> String {
    language(
      "account #\(number) has the unknown currency \"\(code)\"",
      "le compte n° \(number) a la devise inconnue « \(code) »")
  }

  func orphanedBalanceUpdate(_ number: Int64) -> String {
    language("balance #\(number) belongs to no account", "le solde n° \(number) n’appartient à aucun compte")
  }

  func unknownPart(_ part: String) -> String {
    language("a balance counts to the unknown part \"\(part)\"", "un solde compte pour la part inconnue « \(part) »")
  }

  func unreadableRate(_ text: String, _ number: Int64) -> String {
    language("rate #\(number) isn't a rate: \"\(text)\"", "le taux n° \(number) n’en est pas un : « \(text) »")
  }

  func unknownZone(_ zone: String, _ number: Int64) -> String {
    language(
      "time #\(number) has the unknown time zone \"\(zone)\"",
      "le temps n° \(number) a le fuseau horaire inconnu « \(zone) »")
  }

  func orphanedSession(_ number: Int64) -> String {
    language("session #\(number) belongs to no block", "la session n° \(number) n’appartient à aucun bloc")
  }

  func misplacedTime(_ number: Int64) -> String {
    language(
      "time #\(number) has another block or day than its session",
      "le temps n° \(number) n’a pas le bloc ou le jour de sa session")
  }

  func unreadableValue(_ key: String) -> String {
    language("the value of \"\(key)\" can't be read", "la valeur de « \(key) » est illisible")
  }
}

extension ErrorStrings {
  var damage: DamageStrings { DamageStrings(language: language) }
}
