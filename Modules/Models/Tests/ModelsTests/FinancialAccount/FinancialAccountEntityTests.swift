import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What is stored of net worth means the same when it is read, or is damage.
@Suite struct FinancialAccountEntityTests {
  @Test func `an account and its balances come back as they were`() throws {
    let updates = BalanceUpdateEntity.samples
    let record = FinancialAccountRecord(account: .savings, latest: updates[1], previous: updates[0], count: 2)
    let account = try record.toDomain()
    #expect(account.balance == .usd(150))
    #expect(account.previousBalance == .usd(100))
    #expect(account.updated == Samples.day(20_260_403))
    let entity = account.toEntity()
    #expect(entity == FinancialAccountEntity.savings)
    let update = try updates[5].toDomain(of: .pension)
    var stored = try update.toEntity()
    // These two the repository keeps.
    (stored.changeMinor, stored.part) = (updates[5].changeMinor, updates[5].part)
    #expect(stored == updates[5])
  }

  @Test func `a stored value without meaning is never guessed`() {
    var account = FinancialAccountEntity.savings
    account.type = "shoe box"
    #expect(throws: RepositoryError.damaged(.unknownAccountType("shoe box", number: 1))) { try account.part() }
    account = .savings
    account.currency = "XXZ"
    let record = FinancialAccountRecord(account: account)
    #expect(throws: RepositoryError.damaged(.unknownAccountCurrency("XXZ", number: 1))) { try record.toDomain() }
    let update = BalanceUpdateEntity.samples[0]
    #expect(throws: RepositoryError.damaged(.orphanedBalanceUpdate(number: 1))) { try update.toDomain(of: .card) }
  }

  @Test(arguments: [
    "", "0", "-1", "1,5", "1.50", "1e3", "1.5x", "nan", "NaN", "1/0", "1/", "/2", "1/2/3", "1/1", "-1/2", "1/-2",
  ])
  func `only the plain form of a number above zero is a rate`(_ text: String) {
    let rate = ExchangeRateEntity(
      id: Samples.id(1), number: 7, currency: "EUR", base: "USD", rate: text, date: Samples.today)
    #expect(throws: RepositoryError.damaged(.unreadableRate(text, number: 7))) { try rate.toDomain() }
  }

  @Test(arguments: [
    "1", "0.00000001", "1234567.891", "0.1", "1/0.92", "12.345678901234567", "1/1.2345678901234567",
  ])
  func `a rate is kept exactly`(_ text: String) throws {
    let entity = ExchangeRateEntity(
      id: Samples.id(1), number: 7, currency: "EUR", base: "USD", rate: text, date: Samples.today)
    let again = try entity.toDomain().toEntity()
    #expect(again == entity)
  }

  @Test func `a part is read as it is written`() {
    for component in PortfolioComponent.allCases {
      let part = PortfolioPart(currency: "GBP", component: component)
      let read = PortfolioPart(rawValue: part.rawValue)
      #expect(read == part)
    }
    let wrong = ["", "GBP", "GBP shoes", "GBP  assets", "GBP assets "].compactMap { PortfolioPart(rawValue: $0) }
    #expect(wrong.isEmpty)
  }
}
