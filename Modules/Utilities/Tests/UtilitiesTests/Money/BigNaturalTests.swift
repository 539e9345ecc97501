import Testing

@testable import ModuloUtilities

@Suite struct BigNaturalTests {
  @Test func `small numbers are calculated as the machine does`() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<2_000 {
      let first = UInt128.random(in: 0 ... .max, using: &random) >> Int.random(in: 65...127, using: &random)
      let second = UInt128.random(in: 0 ... .max, using: &random) >> Int.random(in: 66...127, using: &random)
      let (left, right) = (BigNatural(first), BigNatural(second))
      #expect((left + right).value == first + second, "\(first) \(second)")
      #expect((left * right).value == first * second, "\(first) \(second)")
      #expect((left < right) == (first < second), "\(first) \(second)")
      #expect(left.description == "\(first)")
      guard second > 0 else { continue }
      let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
      #expect(quotient.value == first / second, "\(first) \(second)")
      #expect(remainder.value == first % second, "\(first) \(second)")
    }
  }

  @Test func `a product divided by its factor is the other, and the rest is what was added`() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<2_000 {
      let (factor, divisor) = (number(&random), number(&random) + .one)
      let rest = number(&random).quotientAndRemainder(dividingBy: divisor).remainder
      let whole = factor * divisor + rest
      let (quotient, remainder) = whole.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient == factor, "\(factor) \(divisor) \(rest)")
      #expect(remainder == rest, "\(factor) \(divisor) \(rest)")
      #expect(whole - rest == factor * divisor, "\(factor) \(divisor) \(rest)")
    }
  }

  @Test func `the digits of a number are read back`() {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<500 {
      let number = number(&random)
      #expect(BigNatural(digits: number.description.utf8) == number, "\(number)")
    }
    #expect(BigNatural.powerOfTen(100).description == "1" + String(repeating: "0", count: 100))
    #expect(BigNatural.zero.description == "0")
  }

  @Test func `the greatest common divisor divides both`() {
    var random = SeededGenerator(seed: 54)
    for _ in 0..<200 {
      let shared = number(&random) + .one
      let (first, second) = (number(&random) * shared, number(&random) * shared)
      let divisor = first.greatestCommonDivisor(with: second)
      for number in [first, second] where !divisor.isZero {
        #expect(number.quotientAndRemainder(dividingBy: divisor).remainder.isZero, "\(first) \(second)")
      }
      guard !divisor.isZero else { continue }
      #expect(divisor.quotientAndRemainder(dividingBy: shared).remainder.isZero, "\(first) \(second)")
    }
  }

  /// A number of up to five words, many of whose words are at an end of their range: that is where long division errs.
  private func number(_ random: inout SeededGenerator) -> BigNatural {
    let shift = BigNatural(UInt128(1) << 64)
    return (0..<Int.random(in: 0...5, using: &random)).reduce(.zero) { number, _ in
      let ends: [UInt64] = [0, 1, .max, .max - 1, 1 << 63, UInt64.random(in: 0 ... .max, using: &random)]
      return number * shift + BigNatural(UInt128(ends.randomElement(using: &random) ?? 0))
    }
  }
}
