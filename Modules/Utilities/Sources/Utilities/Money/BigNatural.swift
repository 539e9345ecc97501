/// A whole number from 0 on, of any size.
struct BigNatural: Hashable, Sendable {
  /// The digits to the base 2^64, the lowest first; the highest isn't 0.
  private let words: [UInt64]

  static let zero = BigNatural(words: [])
  static let one = BigNatural(1)

  init(_ value: UInt128) {
    self.init(words: [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)])
  }

  private init(words: [UInt64]) {
    self.words = Array(words.prefix((words.lastIndex { $0 != 0 } ?? -1) + 1))
  }

  /// The number that ASCII digits write.
  init(digits: some Sequence<UInt8>) {
    var words: [UInt64] = []
    for digit in digits {
      var carry = UInt64(digit - UInt8(ascii: "0"))
      for index in words.indices {
        let (high, low) = words[index].multipliedFullWidth(by: 10)
        let (sum, overflow) = low.addingReportingOverflow(carry)
        words[index] = sum
        carry = high + (overflow ? 1 : 0)
      }
      if carry > 0 { words.append(carry) }
    }
    self.init(words: words)
  }

  /// 1 with so many zeros.
  static func powerOfTen(_ exponent: Int) -> BigNatural {
    var power = one
    var remaining = exponent
    while remaining > 0 {
      let step = min(remaining, 38)
      power = power * BigNatural((0..<step).reduce(UInt128(1)) { product, _ in product * 10 })
      remaining -= step
    }
    return power
  }

  var isZero: Bool { words.isEmpty }

  /// The same number in 128 bits; `nil` for a greater one.
  var value: UInt128? {
    if words.count > 2 { return nil }
    return words.reversed().reduce(0) { $0 << 64 | UInt128($1) }
  }
}

extension BigNatural: Comparable {
  static func < (first: Self, second: Self) -> Bool {
    if first.words.count != second.words.count { return first.words.count < second.words.count }
    return first.words.reversed().lexicographicallyPrecedes(second.words.reversed())
  }

  static func + (first: Self, second: Self) -> Self {
    let (long, short) = first.words.count < second.words.count ? (second, first) : (first, second)
    var sum = long.words
    var carry: UInt64 = 0
    for index in sum.indices where index < short.words.count || carry > 0 {
      let (partial, overflow) = sum[index].addingReportingOverflow(index < short.words.count ? short.words[index] : 0)
      let (word, second) = partial.addingReportingOverflow(carry)
      sum[index] = word
      carry = overflow || second ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return Self(words: sum)
  }

  /// The difference; the first number is not the lower one.
  static func - (first: Self, second: Self) -> Self {
    var difference = first.words
    var borrow: UInt64 = 0
    for index in difference.indices where index < second.words.count || borrow > 0 {
      let subtrahend = index < second.words.count ? second.words[index] : 0
      let (partial, overflow) = difference[index].subtractingReportingOverflow(subtrahend)
      let (word, second) = partial.subtractingReportingOverflow(borrow)
      difference[index] = word
      borrow = overflow || second ? 1 : 0
    }
    precondition(borrow == 0, "A natural number is never below zero")
    return Self(words: difference)
  }

  static func * (first: Self, second: Self) -> Self {
    if first.isZero || second.isZero { return .zero }
    var product = [UInt64](repeating: 0, count: first.words.count + second.words.count)
    for (place, word) in first.words.enumerated() {
      var carry: UInt64 = 0
      for (offset, factor) in second.words.enumerated() {
        // The greatest product and two more words still fit two words.
        let full = UInt128(word) * UInt128(factor) + UInt128(product[place + offset]) + UInt128(carry)
        product[place + offset] = UInt64(truncatingIfNeeded: full)
        carry = UInt64(truncatingIfNeeded: full >> 64)
      }
      product[place + second.words.count] = carry
    }
    return Self(words: product)
  }
}

extension BigNatural {
  /// How often a number other than 0 is contained in this one, and what is left.
  func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self) {
    precondition(!divisor.isZero, "No number is divided by zero")
    if self < divisor { return (.zero, self) }
    if divisor.words.count == 1 { return divided(byWord: divisor.words[0]) }
    return dividedLong(by: divisor)
  }

  /// The greatest number that divides both.
  func greatestCommonDivisor(with other: Self) -> Self {
    var (first, second) = (self, other)
    while !second.isZero { (first, second) = (second, first.quotientAndRemainder(dividingBy: second).remainder) }
    return first
  }

  private func divided(byWord divisor: UInt64) -> (quotient: Self, remainder: Self) {
    var quotient = words
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
    }
    return (Self(words: quotient), Self(UInt128(remainder)))
  }

  /// Long division, digit by digit: Knuth's algorithm D.
  private func dividedLong(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let shift = UInt64(divisor.words[divisor.words.count - 1].leadingZeroBitCount)
    let divisorWords = Self.shiftedLeft(divisor.words, by: shift).dropLast()
    var rest = Self.shiftedLeft(words, by: shift)
    let count = divisorWords.count
    var quotient = [UInt64](repeating: 0, count: rest.count - count)
    for place in quotient.indices.reversed() {
      let digit = Self.estimate(rest[place...], divisorWords)
      quotient[place] = Self.subtract(digit, times: divisorWords, from: &rest, at: place)
    }
    return (Self(words: quotient), Self(words: Self.shiftedRight(rest, by: shift)))
  }

  /// A digit of the quotient, one too great at the most.
  private static func estimate(_ rest: ArraySlice<UInt64>, _ divisor: ArraySlice<UInt64>) -> UInt64 {
    let (place, count) = (rest.startIndex, divisor.count)
    let (top, next) = (rest[place + count], rest[place + count - 1])
    let (high, low) = (divisor[count - 1], divisor[count - 2])
    var digit = UInt64.max
    var remainder: UInt64
    var overflow = false
    if top < high {
      (digit, remainder) = high.dividingFullWidth((top, next))
    } else {
      (remainder, overflow) = next.addingReportingOverflow(high)
    }
    while !overflow, UInt128(digit) * UInt128(low) > UInt128(remainder) << 64 | UInt128(rest[place + count - 2]) {
      digit -= 1
      (remainder, overflow) = remainder.addingReportingOverflow(high)
    }
    return digit
  }

  /// Takes so many times the divisor off the rest, once less where the digit is too great.
  ///
  /// - Returns: The digit of the quotient.
  private static func subtract(
    _ digit: UInt64, times divisor: ArraySlice<UInt64>, from rest: inout [UInt64], at place: Int
  ) -> UInt64 {
    var (carry, borrow): (UInt64, UInt64) = (0, 0)
    for index in 0...divisor.count {
      let product = UInt128(index < divisor.count ? divisor[index] : 0) * UInt128(digit) + UInt128(carry)
      carry = UInt64(truncatingIfNeeded: product >> 64)
      let (partial, first) = rest[place + index].subtractingReportingOverflow(UInt64(truncatingIfNeeded: product))
      let (word, second) = partial.subtractingReportingOverflow(borrow)
      rest[place + index] = word
      borrow = first || second ? 1 : 0
    }
    if borrow == 0 { return digit }
    carry = 0
    for index in 0...divisor.count {
      let sum = UInt128(rest[place + index]) + UInt128(index < divisor.count ? divisor[index] : 0) + UInt128(carry)
      rest[place + index] = UInt64(truncatingIfNeeded: sum)
      carry = UInt64(truncatingIfNeeded: sum >> 64)
    }
    return digit - 1
  }

  /// The words moved up by fewer bits than a word has, with one word more.
  private static func shiftedLeft(_ words: [UInt64], by shift: UInt64) -> [UInt64] {
    var (result, carry): ([UInt64], UInt64) = ([], 0)
    for word in words {
      result.append(word << shift | carry)
      carry = shift == 0 ? 0 : word >> (64 - shift)
    }
    return result + [carry]
  }

  private static func shiftedRight(_ words: [UInt64], by shift: UInt64) -> [UInt64] {
    words.indices.map { index in
      let above = shift > 0 && index + 1 < words.count ? words[index + 1] << (64 - shift) : 0
      return words[index] >> shift | above
    }
  }
}

extension BigNatural: CustomStringConvertible {
  /// The decimal digits.
  var description: String {
    var groups: [UInt64] = []
    var rest = self
    while !rest.isZero {
      let (quotient, remainder) = rest.divided(byWord: Self.group)
      groups.append(remainder.words.first ?? 0)
      rest = quotient
    }
    guard let first = groups.popLast() else { return "0" }
    return groups.reversed().reduce(String(first)) { text, group in
      let digits = String(group)
      return text + String(repeating: "0", count: 18 - digits.utf8.count) + digits
    }
  }

  /// As many decimal digits as a word has room for, less one.
  private static let group: UInt64 = 1_000_000_000_000_000_000
}
