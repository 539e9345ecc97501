import ModuloUtilities

/// Why an account could not be found, made, changed or deleted.
public typealias FinancialAccountError = Failure<FinancialAccountRule>

/// A rule of accounts that an operation would break.
public enum FinancialAccountRule: NamedRule, AmountRule, CurrencyRule {
  /// The provider is empty.
  case missingProvider
  /// The opening balance is missing.
  case missingAmount
  /// The amount is negative; balances and debts are typed without a minus.
  case negativeAmount(FinancialAccountType)
  /// The opening amount of an account was given as a debt, or that of a debt as a balance.
  case amountKindMismatch(FinancialAccountType)
  /// The new type would turn a debt into an asset or an asset into a debt, and the account has balances.
  case changesAssetToLiability(from: FinancialAccountType, to: FinancialAccountType)
  /// No flag, environment variable, setting or locale gives a currency.
  case missingCurrency
  /// Another account has this name, whatever its case.
  case duplicateName(String)
  /// Another account, with this title, has the bank's id.
  case duplicateBankID(account: String?)
  /// The bank's id has an invisible character, or more than 64.
  case invalidBankID(String)
}

extension Noun {
  /// An account of the net worth.
  public static let account = Noun(
    "account", "accounts", .masculine("compte", "comptes"), isNamed: true, advice: .listAccounts)
}

extension FinancialAccountRule {
  public static var noun: Noun { .account }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingProvider: language("An account needs a provider.", "Un compte doit avoir un établissement.")
    case .missingAmount: AmountReadingError.empty.text(format)
    case .negativeAmount(let type): type.isDebt ? Self.negativeDebt(language) : Self.negativeBalance(format)
    case .amountKindMismatch(let type): type.isDebt ? Self.balanceOfDebt(format) : Self.debtOfAsset(format)
    case .changesAssetToLiability(let from, let to):
      Self.changesSide(format.strings.account.type(from), format.strings.account.type(to), language)
    case .missingCurrency: format.missingCurrency(.chooseAccountCurrency)
    case .duplicateBankID(let account):
      language(
        account.map { "\($0) has this bank id already." } ?? "Another account has this bank id already.",
        account.map { "\($0) a déjà cet identifiant bancaire." } ?? "Un autre compte a déjà cet identifiant bancaire.")
    case .invalidBankID(let text):
      language(
        "\"\(text.legible)\" isn't the IBAN or number of an account: 64 visible characters at most.",
        "« \(text.legible) » n’est pas l’IBAN ou le numéro d’un compte : 64 caractères visibles au plus.")
    case .duplicateName(let name):
      format.advised(
        language(
          "There is an account named \"\(name.legible)\" already.", "Il y a déjà un compte nommé « \(name.legible) »."),
        .nameAccount)
    }
  }

  private static func negativeDebt(_ language: Language) -> String {
    language(
      "The amount is negative. Give the amount owed without a minus.",
      "Le montant est négatif. Donnez ce qui est dû sans signe moins.")
  }

  private static func negativeBalance(_ format: FormatContext) -> String {
    let advice = format.clause(.importBalances)
    return format.language(
      "The balance is negative. What is owed on a card, a loan or a mortgage is an account of that "
        + "type\(advice.after("; ")).",
      "Le solde est négatif. Ce qui est dû sur une carte, un prêt ou un prêt immobilier est un compte "
        + "de ce type\(advice.after(" ; ")).")
  }

  private static func balanceOfDebt(_ format: FormatContext) -> String {
    let advice = format.clause(.giveAmountOwed).after(" ")
    return format.language(
      "This is a debt: give the amount owed\(advice).", "C’est une dette : donnez ce qui est dû\(advice).")
  }

  private static func debtOfAsset(_ format: FormatContext) -> String {
    let advice = format.clause(.giveBalance).after(" ")
    return format.language(
      "This isn't a debt: give its balance\(advice).",
      "Ce n’est pas une dette : donnez ce que le compte contient\(advice).")
  }

  private static func changesSide(_ from: String, _ to: String, _ language: Language) -> String {
    language(
      "\(from) can't become \(to) while there are balances: what is owed would become what is owned, or the other "
        + "way round. Add an account of the other type.",
      "« \(from) » ne peut pas devenir « \(to) » tant qu’il y a des soldes : ce qui est dû deviendrait un avoir, ou "
        + "l’inverse. Ajoutez un compte de l’autre type.")
  }
}
