public import ModuloUtilities

/// Why an account could not be found, made, changed or deleted.
public enum FinancialAccountError: Error, Equatable, Sendable {
  /// The provider is empty.
  case missingProvider
  /// A new name breaks a rule for names; a stored name may stay.
  case unusableName(NameError)
  /// The opening balance is missing.
  case missingAmount
  /// The amount is negative; balances and debts are typed without a minus.
  case negativeAmount(FinancialAccountType)
  /// The opening amount of an account was given as a debt, or that of a debt as a balance.
  case amountKindMismatch(FinancialAccountType)
  /// The new type would turn a debt into an asset or an asset into a debt, and the account has balances.
  case changesAssetToLiability(from: FinancialAccountType, to: FinancialAccountType)
  /// The text of the balance isn't an amount.
  case unreadableAmount(AmountReadingError)
  /// The text isn't a day.
  case unreadableDay(DayReadingError)
  /// The text isn't the code of a currency.
  case unknownCurrency(String)
  /// No flag, environment variable, setting or locale gives a currency.
  case missingCurrency
  /// Another account has this name, whatever its case.
  case duplicateName(String)
  /// The text is not a valid reference.
  case unreadableReference(String)
  /// No account matches the text.
  case notFound(String)
  /// Several accounts match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension FinancialAccountError: NamedRowError {}

extension FinancialAccountError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.account
    let currency = format.strings.error.goal
    return switch self {
    case .missingProvider: words.missingProvider
    case .unusableName(let error): error.text(format)
    case .missingAmount: AmountReadingError.empty.text(format)
    case .negativeAmount(let type):
      type.isDebt ? words.negativeOwed : words.negativeBalance(format.clause(.importBalances))
    case .amountKindMismatch(let type):
      type.isDebt
        ? words.balanceOfDebt(format.clause(.giveAmountOwed)) : words.owedOfAsset(format.clause(.giveBalance))
    case .changesAssetToLiability(let from, let to):
      words.changesAssetToLiability(format.strings.account.type(from), format.strings.account.type(to))
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unknownCurrency(let code): currency.unknownCurrency(code.legible)
    case .missingCurrency: format.advised(words.missingCurrency, .chooseAccountCurrency)
    case .duplicateName(let name): format.advised(words.duplicateName(name.legible), .nameAccount)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .notFound(let reference): format.advised(words.notFound(reference.legible), .listAccounts)
    case .ambiguous(let reference, let candidates):
      words.ambiguous(reference.legible, candidates.lines)
    case .storage(let error): error.text(format)
    }
  }
}

struct FinancialAccountErrorStrings: Sendable {
  let language: Language

  var missingProvider: String { language("An account needs a provider.", "Un compte doit avoir un établissement.") }

  func negativeBalance(_ advice: String?) -> String {
    language(
      "The balance is negative. What is owed on a card, a loan or a mortgage is an account of that "
        + "type\(advice.after("; ")).",
      "Le solde est négatif. Ce qui est dû sur une carte, un prêt ou un prêt immobilier est un compte "
        + "de ce type\(advice.after(" ; ")).")
  }

  var negativeOwed: String {
    language(
      "The amount is negative. Give the amount owed without a minus.",
      "Le montant est négatif. Donnez ce qui est dû sans signe moins.")
  }

  func balanceOfDebt(_ advice: String?) -> String {
    language(
      "This is a debt: give the amount owed\(advice.after(" ")).",
      "C’est une dette : donnez ce qui est dû\(advice.after(" ")).")
  }

  func owedOfAsset(_ advice: String?) -> String {
    language(
      "This isn't a debt: give its balance\(advice.after(" ")).",
      "Ce n’est pas une dette : donnez ce que le compte contient\(advice.after(" ")).")
  }

  func changesAssetToLiability(_ from: String, _ to: String) -> String {
    language(
      "\(from) can't become \(to) while there are balances: what is owed would become what is owned, or the other "
        + "way round. Add an account of the other type.",
      "« \(from) » ne peut pas devenir « \(to) » tant qu’il y a des soldes : ce qui est dû deviendrait un avoir, ou "
        + "l’inverse. Ajoutez un compte de l’autre type.")
  }

  var missingCurrency: String { language("No currency is known.", "Aucune devise n’est connue.") }

  func duplicateName(_ text: String) -> String {
    language("There is an account named \"\(text)\" already.", "Il y a déjà un compte nommé « \(text) ».")
  }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name an account. Give its number, such as #12, its id, or its name.",
      "« \(text) » ne désigne aucun compte. Donnez son numéro, comme #12, son id ou son nom.")
  }

  func notFound(_ text: String) -> String {
    language("There is no account \"\(text)\".", "Il n’y a pas de compte « \(text) ».")
  }

  /// The candidates are one line each.
  func ambiguous(_ reference: String, _ candidates: String) -> String {
    language(
      "\"\(reference)\" could be several accounts:\n\(candidates)",
      "« \(reference) » peut désigner plusieurs comptes :\n\(candidates)")
  }
}

extension ErrorStrings {
  var account: FinancialAccountErrorStrings { FinancialAccountErrorStrings(language: language) }
}
