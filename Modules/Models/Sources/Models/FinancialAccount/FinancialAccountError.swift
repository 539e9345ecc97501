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
      type.isDebt ? words.negativeOwed : words.negativeBalance(format.advice(.importBalances))
    case .amountKindMismatch(let type):
      type.isDebt
        ? words.balanceOfDebt(format.advice(.giveAmountOwed)) : words.owedOfAsset(format.advice(.giveBalance))
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
  let missingProvider: String
  let negativeBalance: @Sendable (_ advice: String?) -> String
  let negativeOwed: String
  let balanceOfDebt: @Sendable (_ advice: String?) -> String
  let owedOfAsset: @Sendable (_ advice: String?) -> String
  let changesAssetToLiability: @Sendable (_ from: String, _ to: String) -> String
  let missingCurrency: String
  let duplicateName: @Sendable (String) -> String
  let unreadableReference: @Sendable (String) -> String
  let notFound: @Sendable (String) -> String
  /// The candidates are one line each.
  let ambiguous: @Sendable (_ reference: String, _ candidates: String) -> String
}

extension FinancialAccountErrorStrings {
  static let english = FinancialAccountErrorStrings(
    missingProvider: "An account needs a provider.",
    negativeBalance: { advice in
      "The balance is negative. What is owed on a card, a loan or a mortgage is an account of that "
        + "type\(advice.after("; "))."
    },
    negativeOwed: "The amount is negative. Give the amount owed without a minus.",
    balanceOfDebt: { advice in "This is a debt: give the amount owed\(advice.after(" "))." },
    owedOfAsset: { advice in "This isn't a debt: give its balance\(advice.after(" "))." },
    changesAssetToLiability: { from, to in
      "\(from) can't become \(to) while there are balances: what is owed would become what is owned, or the other "
        + "way round. Add an account of the other type."
    },
    missingCurrency: "No currency is known.",
    duplicateName: { "There is an account named \"\($0)\" already." },
    unreadableReference: { "\"\($0)\" doesn't name an account. Give its number, such as #12, its id, or its name." },
    notFound: { "There is no account \"\($0)\"." },
    ambiguous: { reference, candidates in "\"\(reference)\" could be several accounts:\n\(candidates)" })

  static let french = FinancialAccountErrorStrings(
    missingProvider: "Un compte doit avoir un établissement.",
    negativeBalance: { advice in
      "Le solde est négatif. Ce qui est dû sur une carte, un prêt ou un prêt immobilier est un compte "
        + "de ce type\(advice.after(" ; "))."
    },
    negativeOwed: "Le montant est négatif. Donnez ce qui est dû sans signe moins.",
    balanceOfDebt: { advice in "C’est une dette : donnez ce qui est dû\(advice.after(" "))." },
    owedOfAsset: { advice in "Ce n’est pas une dette : donnez ce que le compte contient\(advice.after(" "))." },
    changesAssetToLiability: { from, to in
      "« \(from) » ne peut pas devenir « \(to) » tant qu’il y a des soldes : ce qui est dû deviendrait un avoir, ou "
        + "l’inverse. Ajoutez un compte de l’autre type."
    },
    missingCurrency: "Aucune devise n’est connue.",
    duplicateName: { "Il y a déjà un compte nommé « \($0) »." },
    unreadableReference: { "« \($0) » ne désigne aucun compte. Donnez son numéro, comme #12, son id ou son nom." },
    notFound: { "Il n’y a pas de compte « \($0) »." },
    ambiguous: { reference, candidates in "« \(reference) » peut désigner plusieurs comptes :\n\(candidates)" })
}
