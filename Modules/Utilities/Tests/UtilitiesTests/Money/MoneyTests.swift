import Foundation
import ModuloUtilities
import Testing

@Suite struct MoneyTests {
  @Test(
    arguments: [
      (123_450, 2, "1234.5"), (-1, 2, "-0.01"), (0, 2, "0"), (5, 0, "5"), (1_234, 3, "1.234"),
      (.max, 2, "92233720368547758.07"), (.min, 0, "-9223372036854775808"), (1, 3, "0.001"),
    ] as [(Int64, Int, String)])
  func `minor units make an amount and come back`(minorUnits: Int64, decimals: Int, text: String) throws {
    let currency = try currency(decimals: decimals)
    let amount = Money(minorUnits: minorUnits, in: currency)
    let expected = try decimal(text)
    #expect(amount.decimal == expected)
    let back = Money(rounding: expected, in: currency)
    #expect(back == amount)
    let stored = try amount.storedMinorUnits()
    #expect(stored == minorUnits)
  }

  @Test(arguments: [
    ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"), ("0.1249", 2, "0.12"), ("-0.1249", 2, "-0.12"), ("2.5", 0, "3"),
    ("-2.5", 0, "-3"), ("0.0005", 3, "0.001"), ("-0.0005", 3, "-0.001"), ("-0.004", 2, "0.00"), ("-0.005", 2, "-0.01"),
    ("266.666666", 2, "266.67"), ("1234.5", 0, "1235"), ("1e-100", 2, "0.00"),
  ])
  func `a calculated amount is rounded half away from zero`(text: String, decimals: Int, expected: String) throws {
    let found = try #require(Money(rounding: try decimal(text), in: try currency(decimals: decimals)))
    #expect(found.plainText == expected)
  }

  @Test(arguments: ["NaN", "1e37", "-1e37", "1e127", "1701411834604692317316873037158841057.28"])
  func `what no amount can hold is nil`(text: String) throws {
    let found = Money(rounding: text == "NaN" ? .nan : try decimal(text), in: try currency(decimals: 2))
    #expect(found == nil)
  }

  @Test(arguments: [
    ("170141183460469231731687303715884105727", 0), ("-170141183460469231731687303715884105728", 0),
    ("1701411834604692317316873037158841057.27", 2), ("18446744073709551616", 0), ("-18446744073709551.617", 3),
  ])
  func `an amount of 128 bits is exact`(text: String, decimals: Int) throws {
    let found = try #require(Money(rounding: try decimal(text), in: try currency(decimals: decimals)))
    #expect(found.plainText == text)
    let back = found.decimal.description
    #expect(back == text)
  }

  @Test(
    arguments: [
      (240_000, 2, "2400.00"), (50, 2, "0.50"), (5, 2, "0.05"), (-5, 2, "-0.05"), (0, 3, "0.000"), (-1_235, 0, "-1235"),
      (.min, 3, "-9223372036854775.808"),
    ] as [(Int64, Int, String)])
  func `plain text has the currency's decimals`(minorUnits: Int64, decimals: Int, expected: String) throws {
    let amount = Money(minorUnits: minorUnits, in: try currency(decimals: decimals))
    #expect(amount.plainText == expected)
    let text = "\(expected) \(amount.currency)"
    #expect(amount.description == text)
  }

  @Test func `sums beyond 64 bits are exact, and refused by a column`() throws {
    let euro = try currency(decimals: 2)
    let most = Money(minorUnits: .max, in: euro)
    let least = Money(minorUnits: .min, in: euro)
    let sum = [most, most, -least].sum(in: euro)
    #expect(sum.plainText == "276701161105643274.22")
    let back = try (-sum + most + most).storedMinorUnits()
    #expect(back == .min)
    let error = MoneyRangeError(limit: most)
    #expect(throws: error) { try sum.storedMinorUnits() }
    #expect(throws: error) { try least.magnitude.storedMinorUnits() }
    let reading = AmountReadingError(error)
    #expect(reading == .outOfRange(limit: most.decimal))
  }

  @Test(
    arguments: [
      (100, 3, 33), (200, 3, 67), (-100, 3, -33), (-200, 3, -67), (1, 2, 1), (-1, 2, -1), (3, 2, 2), (-3, 2, -2),
      (1, 3, 0), (0, 7, 0), (.max, 1, .max), (.min, 1, .min), (.max, .max, 1), (.min, 2, .min / 2),
    ] as [(Int64, Int, Int64)])
  func `an equal part is rounded half away from zero`(minorUnits: Int64, parts: Int, expected: Int64) throws {
    let euro = try currency(decimals: 2)
    let part = Money(minorUnits: minorUnits, in: euro).divided(by: parts)
    let wanted = Money(minorUnits: expected, in: euro)
    #expect(part == wanted)
  }

  @Test(arguments: [(-1, true, false), (0, false, false), (1, false, true)] as [(Int64, Bool, Bool)])
  func `an amount is below zero, zero or above it`(minorUnits: Int64, isNegative: Bool, isPositive: Bool) throws {
    let amount = Money(minorUnits: minorUnits, in: try currency(decimals: 2))
    #expect(amount.isNegative == isNegative)
    #expect(amount.isPositive == isPositive)
    let isZero = amount == .zero(in: amount.currency)
    #expect(amount.isZero == isZero)
    let magnitude = amount.magnitude.minorUnits
    #expect(magnitude == Int128(abs(minorUnits)))
  }

  @Test func `the same number in two currencies is not the same amount`() throws {
    let (yen, euro) = (try currency(decimals: 0), try currency(decimals: 2))
    let zeros = [yen, euro].map(Money.zero(in:))
    #expect(zeros[0] != zeros[1])
    let none = [Money]().sum(in: yen)
    #expect(none == zeros[0])
  }

  #if os(macOS) || os(Linux)
    @Test func `two currencies in one sum stop the program`() async {
      await #expect(processExitsWith: .failure) {
        guard let yen = Currency(code: "JPY"), let euro = Currency(code: "EUR") else { return }
        _ = Money.zero(in: yen) + Money.zero(in: euro)
      }
    }
  #endif
}

/// Amounts of any size, against the arithmetic of `Decimal`.
@Suite struct MoneyPropertyTests {
  @Test(arguments: [(11, 0), (12, 2), (13, 3)] as [(UInt64, Int)])
  func `arithmetic is exact, and an order`(seed: UInt64, decimals: Int) throws {
    var random = SeededGenerator(seed: seed)
    let currency = try currency(decimals: decimals)
    for _ in 0..<1_000 {
      let (first, second) = (amount(currency, &random), amount(currency, &random))
      let found = [first + second, first - second, -first].map(\.decimal)
      let expected = [first.decimal + second.decimal, first.decimal - second.decimal, -first.decimal]
      #expect(found == expected, "seed \(seed): \(first), \(second)")
      let isLower = first.decimal < second.decimal
      #expect((first < second) == isLower, "seed \(seed): \(first), \(second)")
      var changed = first
      changed += second
      changed -= second
      #expect(changed == first, "seed \(seed): \(second)")
    }
  }

  @Test(arguments: [(21, 0), (22, 2), (23, 3)] as [(UInt64, Int)])
  func `a product is that of the sum, and a part that of the rounded quotient`(seed: UInt64, decimals: Int) throws {
    var random = SeededGenerator(seed: seed)
    let currency = try currency(decimals: decimals)
    for _ in 0..<1_000 {
      let amount = self.amount(currency, &random)
      let count = Int.random(in: 1...400, using: &random)
      let product = amount * count
      let expected = amount.decimal * Decimal(count)
      #expect(product.decimal == expected, "seed \(seed): \(amount) * \(count)")
      let back = product.divided(by: count)
      #expect(back == amount, "seed \(seed): \(amount) * \(count)")
      let part = amount.divided(by: count)
      let quotient = Money(rounding: amount.decimal / Decimal(count), in: currency)
      #expect(part == quotient, "seed \(seed): \(amount) / \(count)")
    }
  }

  @Test(arguments: [(31, 0), (32, 2), (33, 3)] as [(UInt64, Int)])
  func `any amount survives its text, its decimal and its column`(seed: UInt64, decimals: Int) throws {
    var random = SeededGenerator(seed: seed)
    let currency = try currency(decimals: decimals)
    let reader = AmountReader(decimalMark: .point, currency: currency)
    for _ in 0..<1_000 {
      let amount = self.amount(currency, &random)
      let read = try reader.read(amount.plainText)
      #expect(read == amount, "seed \(seed)")
      let rounded = Money(rounding: amount.decimal, in: currency)
      #expect(rounded == amount, "seed \(seed)")
      let stored = Money(minorUnits: try amount.storedMinorUnits(), in: currency)
      #expect(stored == amount, "seed \(seed)")
    }
  }

  private func amount(_ currency: Currency, _ random: inout SeededGenerator) -> Money {
    let units = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...63, using: &random)
    return Money(minorUnits: units, in: currency)
  }
}
