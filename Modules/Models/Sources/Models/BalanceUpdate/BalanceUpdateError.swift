public import ModuloUtilities

/// Why a balance update could not be found, made or deleted.
public enum BalanceUpdateError: Error, Equatable, Sendable {
  /// The amount is empty.
  case missingAmount
  /// The amount is negative; balances and debts are typed without a minus.
  case negativeAmount(FinancialAccountType)
  /// The text isn't an amount.
  case unreadableAmount(AmountReadingError)
  /// The text isn't a day.
  case unreadableDay(DayReadingError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  /// The account would be left without any balance.
  case lastUpdateCantBeDeleted
  /// The reference names no account.
  case account(FinancialAccountError)
  /// The account no longer exists.
  case accountNotFound
  /// The balance doesn't exist.
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BalanceUpdateError: OperationError {
  /// The operations on balance updates.
  public enum Operation: Sendable {
    /// Finding the balance of a reference.
    case reading
    /// Storing a new update: a missing row is the account.
    case creating
    /// Changing or deleting an update.
    case changing
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .creating): self = .accountNotFound
    // The id of a new row that is another account's.
    case (.notFound, .reading), (.notFound, .changing), (.duplicate(.id), .creating): self = .notFound
    case (.forbidden(.lastBalanceUpdate), .changing): self = .lastUpdateCantBeDeleted
    case (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }

  /// The error for an account that could not be found.
  public init(_ error: FinancialAccountError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .account(error) }
  }
}

extension BalanceUpdateError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.balance
    return switch self {
    case .missingAmount: AmountReadingError.empty.text(format)
    case .negativeAmount(let type): FinancialAccountError.negativeAmount(type).text(format)
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .lastUpdateCantBeDeleted: format.advised(words.lastUpdate, .deleteAccount)
    case .account(let error): error.text(format)
    case .accountNotFound: words.accountNotFound
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}

struct BalanceUpdateErrorStrings: Sendable {
  let language: Language

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a balance. Give its number, such as #12, or its id.",
      "« \(text) » ne désigne aucun solde. Donnez son numéro, comme #12, ou son id.")
  }

  var lastUpdate: String {
    language("An account needs at least one balance.", "Un compte doit garder au moins un solde.")
  }

  var accountNotFound: String { language("The account no longer exists.", "Le compte n’existe plus.") }
  var notFound: String { language("There is no such balance.", "Ce solde n’existe pas.") }

  func unknownAccount(_ text: String) -> String {
    language("there is no account \"\(text)\"", "il n’y a pas de compte « \(text) »")
  }

  /// The candidates are named with their numbers.
  func inexactAccount(_ text: String, _ candidates: String) -> String {
    language(
      "there is no account \"\(text)\"; write the whole name, or the number with its sign: \(candidates)",
      "il n’y a pas de compte « \(text) » ; écrivez le nom entier, ou le numéro avec son signe : \(candidates)")
  }

  var missingAccount: String { language("the name of the account is missing", "il n’y a pas de nom de compte") }

  func unknownOrder(_ account: String, _ advice: String?) -> String {
    language(
      "\(account) has another balance on this day, and the days don't show which is the later one"
        + advice.after("; "),
      "\(account) a un autre solde ce jour-là, et les jours ne montrent pas lequel est le plus récent"
        + advice.after(" ; "))
  }

  var missingBalance: String { language("the balance is missing", "il n’y a pas de solde") }

  func otherCurrency(_ found: String, _ expected: String) -> String {
    language(
      "the currency is \(found), and the account's is \(expected)",
      "la devise est \(found), celle du compte est \(expected)")
  }

  func unreadableID(_ text: String) -> String {
    language(
      "\"\(text)\" isn't the id of a balance; leave it empty for a new one",
      "« \(text) » n’est pas l’id d’un solde ; laissez-le vide pour un nouveau solde")
  }

  var otherBalance: String {
    language(
      "the id is that of another balance; leave it empty to import the row as a new one",
      "cet id est celui d’un autre solde ; laissez-le vide pour importer la ligne comme un nouveau solde")
  }
}

extension ErrorStrings {
  var balance: BalanceUpdateErrorStrings { BalanceUpdateErrorStrings(language: language) }
}
