import ModuloModels
import ModuloModelsMocks
import Testing

/// The sample accounts.
@Suite struct SampleAccountTests {
  private let samples = SampleAccount.samples(on: Samples.today)

  @Test func `W32 the sample data are ten accounts`() {
    #expect(samples.count == 10)
    let counts = samples.map(\.updates.count)
    #expect(counts == [60, 36, 12, 8, 4, 2, 6, 60, 18, 84])
    let mortgage = samples.first { $0.account.type == "mortgage" }?.updates.last?.balanceMinor
    #expect(mortgage == -420_500_00)
    let savings = samples.first { $0.account.type == "savingsAccount" }?.updates.last?.balanceMinor
    #expect(savings == 26_100_00)
    let newest = Set(samples.compactMap { $0.updates.last?.date })
    #expect(newest == [Samples.today])
  }

  @Test func `a household has a house beside its mortgage`() throws {
    let household = SampleAccount.household(on: Samples.today)
    #expect(household.dropLast() == samples[...])
    let house = try #require(household.last)
    #expect(house.account.type == FinancialAccountType.property.rawValue)
    let days = house.updates.map(\.date)
    #expect(days == days.sorted() && days.last == Samples.today)
    let mortgage = household.first { $0.account.type == "mortgage" }?.updates.last?.balanceMinor ?? 0
    let value = house.updates.last?.balanceMinor ?? 0
    #expect(value > -mortgage)
  }

  @Test func `a seed decides the amounts`() {
    let again = SampleAccount.samples(on: Samples.today)
    #expect(again == samples)
    let other = SampleAccount.samples(on: Samples.today, seed: 2)
    #expect(other != samples)
  }

  @Test func `ids and numbers are all different`() {
    let updates = samples.flatMap(\.updates)
    #expect(Set(updates.map(\.id)).count == 290)
    #expect(updates.map(\.number) == Array(1...290))
    let belongs = samples.allSatisfy { sample in sample.updates.allSatisfy { $0.accountID == sample.account.id } }
    #expect(belongs)
  }

  @Test func `debts are below zero, the rest above`() {
    let signs = samples.allSatisfy { sample in
      let isDebt = FinancialAccountType(rawValue: sample.account.type)?.isDebt
      return sample.updates.allSatisfy { ($0.balanceMinor < 0) == isDebt }
    }
    #expect(signs)
  }
}
