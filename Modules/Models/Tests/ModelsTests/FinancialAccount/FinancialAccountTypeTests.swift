import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The types of accounts, and other choices by name.
@Suite struct FinancialAccountTypeTests {
  @Test func `W01 account types and icons`() {
    let types = FinancialAccountType.allCases.map(\.rawValue)
    #expect(
      types == [
        "currentAccount", "savingsAccount", "cashISA", "stocksAndSharesISA", "lifetimeISA",
        "generalInvestmentAccount", "pension", "juniorISA", "juniorSIPP", "mortgage", "loan", "creditCard", "crypto",
        "foreignCurrency", "cash", "property", "vehicle", "brokerage", "retirement", "otherAsset", "otherDebt",
      ])
    let debts = FinancialAccountType.allCases.filter(\.isDebt)
    #expect(debts == [.mortgage, .loan, .creditCard, .otherDebt])
    let pensions = FinancialAccountType.allCases.filter { $0.component == .pensions }
    #expect(pensions == [.pension, .juniorSIPP, .retirement])
    let overdrawn = FinancialAccountType.allCases.filter(\.canBeOverdrawn)
    #expect(overdrawn == [.currentAccount, .generalInvestmentAccount, .foreignCurrency, .brokerage])
  }

  @Test func `W04 the amount owed is stored below zero`() throws {
    let typed = Money.gbp("1200.50")
    #expect(FinancialAccountType.creditCard.balance(ofTyped: typed) == -typed)
    #expect(FinancialAccountType.savingsAccount.balance(ofTyped: typed) == typed)
  }

  @Test(arguments: FinancialAccountType.allCases)
  func `a type is read as its case and in kebab-case`(_ type: FinancialAccountType) {
    let read = [type.rawValue, type.argument, type.argument.uppercased()].map { FinancialAccountType(argument: $0) }
    #expect(read == [type, type, type])
  }

  @Test(
    arguments: [
      ("savings", .savingsAccount), ("checking", .currentAccount), ("401k", .retirement), ("ISA", .cashISA),
      ("house", .property), ("car", .vehicle), ("cur", .currentAccount), ("credit", .creditCard),
      ("other-a", .otherAsset),
      ("stocks", .brokerage), ("cash", .cash), ("mort", .mortgage),
    ] as [(String, FinancialAccountType)])
  func `a type is read by its beginning, and by the words of both sides of the Atlantic`(
    _ text: String, _ type: FinancialAccountType
  ) {
    #expect(FinancialAccountType(argument: text) == type)
  }

  @Test func `an unknown name, or one that could be several, isn't a type`() {
    let read = ["", "junior", "other", "c", "cash isa", "Savings Account"].compactMap {
      FinancialAccountType(argument: $0)
    }
    #expect(read.isEmpty)
  }

  @Test func `no word means two types`() {
    let all = FinancialAccountType.allCases
    let own = all.flatMap { [$0.rawValue, $0.argument] }
    let words = ["checking", "isa", "lisa", "gia", "sipp", "jisa", "card", "bitcoin", "house", "car", "broker", "ira"]
    #expect(Set(words).isDisjoint(with: own))
  }

  @Test func `every type has a name of its own, in every language`() {
    for format in [FormatContext.english, .french] {
      let names = Set(FinancialAccountType.allCases.map(format.strings.account.type))
      #expect(names.count == FinancialAccountType.allCases.count)
    }
  }

  @Test func `a range is read in any case of letters`() {
    let read = ["1w", "1M", "3m", "1Y", "5y", "MAX", "2W", ""].map { ChartRange(argument: $0) }
    #expect(read == [.week, .month, .quarter, .year, .fiveYears, .max, nil, nil])
    #expect(ChartRange.standard == .max)
  }
}
