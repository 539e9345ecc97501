import Foundation
import ModuloModels
import ModuloUtilities

/// The accounts that the rows of a file can name.
struct FinancialAccountIndex {
  /// An account, and the reader of its amounts.
  struct Account {
    let id: UUID
    let number: Int64
    let name: String
    let isDebt: Bool
    let amounts: AmountReader

    /// The currency of the balances.
    var currency: Currency { amounts.currency }
  }

  private var named: [String: Account] = [:]
  private var numbered: [Int64: Account] = [:]
  private var identified: [UUID: Account] = [:]

  /// - Throws: ``StorageError/damaged(_:)`` when an account's currency or type is unknown.
  init(_ accounts: [FinancialAccountEntity]) throws(RepositoryError) {
    for entity in accounts {
      let account = try Account(entity)
      named[entity.nameKey] = account
      numbered[entity.number] = account
      identified[entity.id] = account
    }
  }

  /// The account that a text names exactly, by its name, its full id or `#5`; `nil` for none. A name takes
  /// precedence: an exported file has the names of accounts, whatever these look like.
  subscript(text: String) -> Account? {
    if let account = named[text.trimmed.folded] ?? named[text.visible.trimmed.folded] { return account }
    let text = text.visible
    switch NumberReference(text) {
    // A bank's own short number isn't the number of an account here.
    case .number(let number): return text.trimmed.hasPrefix("#") ? numbered[number] : nil
    case .id(let id): return identified[id]
    case nil: return nil
    }
  }

  /// The accounts that a text would match on a command line, where a prefix of a name suffices, and `5` for `#5`; by
  /// number.
  func candidates(for text: String) -> [Candidate] {
    let key = text.trimmed.folded
    guard !key.isEmpty else { return [] }
    var found = named.filter { $0.key.hasPrefix(key) }.map(\.value)
    if case .number(let number)? = NumberReference(text), let account = numbered[number] {
      found.append(account)
    }
    return Set(found.map(\.number)).sorted().compactMap { numbered[$0] }
      .map { Candidate(number: Int($0.number), name: $0.name) }
  }
}

extension FinancialAccountIndex.Account {
  fileprivate init(_ entity: FinancialAccountEntity) throws(RepositoryError) {
    self.init(
      id: entity.id, number: entity.number, name: entity.name, isDebt: try entity.part().component.isDebt,
      amounts: AmountReader(decimalMark: .point, currency: try entity.knownCurrency()))
  }
}
