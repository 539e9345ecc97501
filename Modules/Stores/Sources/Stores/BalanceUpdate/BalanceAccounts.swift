import Foundation
import ModuloModels
import ModuloUtilities

/// The accounts that the rows of a file can name.
struct BalanceAccounts {
  /// An account, and how its amounts are read.
  struct Account {
    let id: UUID
    let currency: Currency
    let amounts: AmountReader
  }

  private var named: [String: Account] = [:]
  private var numbered: [Int64: Account] = [:]
  private var identified: [UUID: Account] = [:]

  /// - Throws: ``RepositoryError/damaged(detail:)`` when an account's currency has no meaning.
  init(_ accounts: [FinancialAccountEntity]) throws(RepositoryError) {
    for entity in accounts {
      let currency: Currency
      do { currency = try entity.knownCurrency() } catch { throw RepositoryError(error) }
      let account = Account(
        id: entity.id, currency: currency,
        amounts: AmountReader(decimalMark: .point, exponent: currency.exponent))
      named[entity.nameKey] = account
      numbered[entity.number] = account
      identified[entity.id] = account
    }
  }

  /// The account that a text means; `nil` when there is none. A name has to be whole, and comes before a number: a file
  /// that was exported calls accounts by their names, whatever these look like.
  subscript(text: String) -> Account? {
    if let account = named[text.trimmed.folded] { return account }
    switch FinancialAccountReference(text) {
    case .number(let number): return numbered[number]
    case .id(let id): return identified[id]
    case .name: return nil
    }
  }
}
