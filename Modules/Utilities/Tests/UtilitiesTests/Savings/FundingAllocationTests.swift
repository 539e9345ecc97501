import Foundation
import ModuloUtilities
import Testing

@Suite struct FundingAllocationTests {
  private let japan = Self.id(1)
  private let car = Self.id(2)
  private let savings = Self.id(11)
  private let checking = Self.id(12)

  private static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }

  private func link(
    _ number: UInt8, _ goal: UUID, _ account: UUID, upTo limit: Money? = nil, priority: Int = 1
  ) -> FundingAllocation.Link {
    FundingAllocation.Link(
      id: Self.id(100 + number), goal: goal, account: account, limit: limit, priority: priority, number: Int(number))
  }

  private func share(_ number: UInt8, of allocation: FundingAllocation) -> FundingAllocation.Share? {
    allocation.shares[Self.id(100 + number)]
  }

  @Test func `what is saved is set aside, and the rest of the balance is unallocated`() throws {
    let allocation = try FundingAllocation(
      [link(1, japan, savings)], saved: [japan: euros(60)], balances: [savings: euros(100)])
    let account = allocation.accounts[savings]
    #expect(share(1, of: allocation)?.setAside == euros(60))
    #expect(account?.unallocated == euros(40))
    #expect(account?.short == euros(0))
    #expect(allocation.unclaimed[japan] == euros(0))
  }

  @Test func `a balance that is too low serves the lower priority last`() throws {
    let links = [link(1, japan, savings, priority: 2), link(2, car, savings, priority: 1)]
    let allocation = try FundingAllocation(
      links, saved: [japan: euros(60), car: euros(70)], balances: [savings: euros(100)])
    #expect(share(2, of: allocation)?.short == euros(0))
    #expect(share(1, of: allocation)?.setAside == euros(30))
    #expect(share(1, of: allocation)?.short == euros(30))
    #expect(allocation.accounts[savings]?.unallocated == euros(0))
  }

  @Test func `of equal priorities the lower number is served first`() throws {
    let links = [link(2, car, savings), link(1, japan, savings)]
    let allocation = try FundingAllocation(
      links, saved: [japan: euros(60), car: euros(70)], balances: [savings: euros(100)])
    #expect(share(1, of: allocation)?.short == euros(0))
    #expect(share(2, of: allocation)?.short == euros(30))
  }

  @Test func `a goal fills its accounts in order, each up to its limit`() throws {
    let links = [link(1, japan, savings, upTo: euros(50)), link(2, japan, checking, upTo: euros(20), priority: 2)]
    let allocation = try FundingAllocation(
      links, saved: [japan: euros(90)], balances: [savings: euros(10), checking: euros(500)])
    // The second account isn't asked for what the first one lacks: it was meant to be there.
    #expect(share(1, of: allocation)?.short == euros(40))
    #expect(share(2, of: allocation)?.setAside == euros(20))
    #expect(allocation.unclaimed[japan] == euros(20))
  }

  @Test func `savings and balances below zero set nothing aside`() throws {
    let links = [link(1, japan, savings), link(2, car, checking)]
    let allocation = try FundingAllocation(
      links, saved: [japan: euros(-5), car: euros(8)], balances: [savings: euros(10), checking: euros(-3)])
    #expect(share(1, of: allocation)?.claimed == euros(0))
    #expect(share(2, of: allocation)?.short == euros(8))
    #expect(allocation.accounts[checking]?.unallocated == euros(-3))
    #expect(allocation.unclaimed[japan] == euros(-5))
  }

  @Test func `a link without its goal or its account gets nothing`() throws {
    let allocation = try FundingAllocation(
      [link(1, japan, savings), link(2, car, checking)], saved: [japan: euros(5)], balances: [checking: euros(5)])
    #expect(allocation.shares.isEmpty)
    #expect(allocation.accounts[checking]?.unallocated == euros(5))
  }

  @Test func `a link between two currencies is refused`() throws {
    let dollars = Money(minorUnits: 5, in: try #require(Currency(code: "USD")))
    for (limit, balance) in [(nil, dollars), (dollars, euros(5))] as [(Money?, Money)] {
      #expect(throws: FundingCurrencyError.self) {
        _ = try FundingAllocation(
          [link(1, japan, savings, upTo: limit)], saved: [japan: euros(5)], balances: [savings: balance])
      }
    }
  }

  @Test func `the greatest amounts are added without overflow`() throws {
    let most = Money(minorUnits: .max, in: euros(0).currency)
    let allocation = try FundingAllocation(
      [link(1, japan, savings), link(2, car, savings)], saved: [japan: most, car: most], balances: [savings: most])
    #expect(allocation.accounts[savings]?.claimed == most + most)
    #expect(allocation.accounts[savings]?.short == most)
  }

  private func euros(_ amount: Int64) -> Money { Money(minorUnits: amount * 100, in: Self.euro) }

  private static let euro: Currency = {
    guard let euro = Currency(code: "EUR") else { preconditionFailure("EUR is a currency") }
    return euro
  }()
}
