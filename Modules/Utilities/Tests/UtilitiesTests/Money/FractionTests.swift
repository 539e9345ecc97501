import Foundation
import ModuloUtilities
import Testing

@Suite struct FractionTests {
  @Test func `fractions are calculated as fractions of whole numbers are`() {
    var random = SeededGenerator(seed: 55)
    for _ in 0..<1_000 {
      let (first, second) = (numbers(&random), numbers(&random))
      let (left, right) = (fraction(first), fraction(second))
      let denominator = first.denominator * second.denominator
      let (scaled, other) = (first.numerator * second.denominator, second.numerator * first.denominator)
      #expect(left + right == fraction((scaled + other, denominator)), "\(first) \(second)")
      #expect(left - right == fraction((scaled - other, denominator)), "\(first) \(second)")
      #expect(left * right == fraction((first.numerator * second.numerator, denominator)), "\(first) \(second)")
      #expect((left < right) == (scaled < other), "\(first) \(second)")
      guard !right.isZero else { continue }
      #expect(left / right * right == left, "\(first) \(second)")
    }
  }

  @Test func `a sum of many rates is exact`() {
    let thirds = (1...300).reduce(Fraction(0)) { sum, _ in sum + Fraction(1) / Fraction(3) }
    #expect(thirds == Fraction(100))
    let tenths = (1...10).reduce(Fraction(0)) { sum, _ in sum + Fraction(Decimal(1) / 10) }
    #expect(tenths == Fraction(1))
  }

  @Test(arguments: [
    (1, 2, "0.5"), (-1, 8, "-0.125"), (6, 3, "2"), (0, 7, "0"), (1, 3, "1/3"), (-8_500, 10_823, "-8500/10823"),
    (25, 23, "25/23"), (1, 1_000, "0.001"), (200, 10, "20"),
  ])
  func `a fraction is written in lowest terms, or to its last decimal`(
    _ numerator: Int, _ denominator: Int, _ text: String
  ) {
    #expect(fraction((numerator, denominator)).description == text)
  }

  @Test(arguments: [
    ("1", "3", "0.33"), ("2", "3", "0.67"), ("-2", "3", "-0.67"), ("1", "200", "0.01"), ("-1", "200", "-0.01"),
    ("99999999999999999.999", "1", "100000000000000000.00"), ("0.0049999", "1", "0.00"),
  ])
  func `an amount is rounded once, half away from zero`(_ top: String, _ bottom: String, _ text: String) throws {
    let value = Fraction(try decimal(top)) / Fraction(try decimal(bottom))
    let money = Money(rounding: value, in: try currency(decimals: 2))
    #expect(money?.plainText == text)
  }

  @Test func `an amount beyond 128 bits is none`() throws {
    let most = Money(minorUnits: .max, in: try currency(decimals: 2))
    let square = Fraction(most) * Fraction(most)
    #expect(Money(rounding: square, in: most.currency)?.isPositive == true)
    #expect(Money(rounding: square * square, in: most.currency) == nil)
  }

  @Test(arguments: [
    ("1", "3", "0.3333333333"), ("1", "1.0823", "0.9239582371"), ("2", "1", "2"), ("8500", "10823", "0.7853645015"),
    ("1000000000000000000", "7", "142857142900000000"), ("99999999999", "1", "100000000000"), ("-1", "8", "-0.125"),
    ("0", "1", "0"), ("1", "99999999999", "0.00000000001"), ("1", "10000000001", "0.00000000009999999999"),
  ])
  func `a text shows the first digits`(_ top: String, _ bottom: String, _ text: String) throws {
    let value = Fraction(try decimal(top)) / Fraction(try decimal(bottom))
    #expect(value.approximated(digits: 10).description == text)
  }

  @Test(arguments: [
    "0.92", "1/0.92", "1/3", "99999999999999999.999999999999999999", "0.12345678901234567/12345678901234567",
  ])
  func `a ratio is written as it was read`(_ text: String) throws {
    let ratio = try #require(DecimalRatio(text))
    #expect(ratio.description == text)
    #expect(Fraction(ratio) * Fraction(ratio.inverse) == Fraction(1))
  }

  @Test(arguments: ["", "/", "1/", "/2", "1/2/3", "1/0", "1/1", "0.920", "1 / 2", "a", "1/x", "+1", "1e5"])
  func `a text in any other form is no ratio`(_ text: String) {
    #expect(DecimalRatio(text) == nil)
  }

  private func numbers(_ random: inout SeededGenerator) -> (numerator: Int, denominator: Int) {
    (.random(in: -30_000...30_000, using: &random), .random(in: 1...30_000, using: &random))
  }

  private func fraction(_ numbers: (numerator: Int, denominator: Int)) -> Fraction {
    Fraction(numbers.numerator) / Fraction(numbers.denominator)
  }
}
