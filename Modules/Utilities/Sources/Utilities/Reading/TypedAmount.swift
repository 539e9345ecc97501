/// A typed amount taken apart: its sign, its digits, and the marks among them, whose meaning is still open.
struct TypedAmount {
  struct Mark {
    let scalar: Unicode.Scalar
    /// The number of digits before the mark.
    let position: Int
    /// The mark's column in the text, counted in Unicode scalars from 1.
    let column: Int
  }

  private(set) var isNegative = false
  private(set) var digits: [Int] = []
  private(set) var marks: [Mark] = []
  private var zero: UInt32?

  /// Takes the text apart, or refuses it at the first character that no reading could have there.
  init(_ text: String, marks permitted: Set<Unicode.Scalar>) throws(AmountReadingError) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isVisible), let last = scalars.lastIndex(where: \.isVisible) else {
      throw .empty
    }
    let start = scalars[first].isPlusOrMinus ? first + 1 : first
    guard start <= last else { throw .notANumber(text, column: last + 1) }
    try self.init(scalars[start...last], isNegative: scalars[first].isMinus, in: text, marks: permitted)
  }

  /// Takes a part of the text apart, which isn't empty and has neither white space around it nor a sign.
  init(
    _ scalars: ArraySlice<Unicode.Scalar>, isNegative: Bool, in text: String, marks permitted: Set<Unicode.Scalar>
  ) throws(AmountReadingError) {
    self.isNegative = isNegative
    for index in scalars.indices {
      guard append(scalars[index], column: index + 1, permitted) else { throw .notANumber(text, column: index + 1) }
    }
    guard marks.last?.position ?? 0 < digits.count else { throw .notANumber(text, column: scalars.endIndex) }
  }

  /// Whether the scalar could be taken as the next digit or mark.
  private mutating func append(_ scalar: Unicode.Scalar, column: Int, _ permitted: Set<Unicode.Scalar>) -> Bool {
    if let digit = scalar.decimalDigit {
      digits.append(digit)
      // One script throughout: some digits of one look like other digits of another.
      let zero = scalar.value - UInt32(digit)
      defer { self.zero = zero }
      return zero == self.zero ?? zero
    }
    guard permitted.contains(scalar), marks.last?.position != digits.count else { return false }
    marks.append(Mark(scalar: scalar, position: digits.count, column: column))
    return true
  }
}

extension TypedAmount {
  /// One number that the digits may mean.
  struct Reading {
    let isNegative: Bool
    let integer: ArraySlice<Int>
    let fraction: ArraySlice<Int>
  }

  func reading(integerDigits count: Int) -> Reading {
    Reading(isNegative: isNegative, integer: digits[..<count], fraction: digits[count...])
  }

  /// Whether the marks are alike, may group, and cut the digits before the position into groups, the first one without a
  /// leading zero. So they do when there are none.
  func groups(by marks: ArraySlice<Mark>, before end: Int, in grouping: DigitGrouping) -> Bool {
    guard let first = marks.first else { return true }
    guard grouping.marks.contains(first.scalar), marks.allSatisfy({ $0.scalar == first.scalar }) else { return false }
    guard digits[0] != 0 else { return false }
    let ends = marks.dropFirst().map(\.position) + [end]
    let sizes = [first.position] + zip(marks, ends).map { $1 - $0.position }
    return grouping.allows(sizes: sizes, by: first.scalar)
  }

  /// The readings of points and commas by either convention, whatever the grouping: the reading with the point as the
  /// decimal mark and the one with the comma, where they exist. None when there are other marks.
  var readingsByPointOrComma: [Reading] {
    guard marks.allSatisfy({ $0.scalar == "." || $0.scalar == "," }) else { return [] }
    let habits: [Unicode.Scalar] = [".", ","]
    return habits.compactMap { mark in
      let decimals = marks.filter { $0.scalar == mark }
      return decimals.count > 1 ? nil : reading(integerDigits: decimals.first?.position ?? digits.count)
    }
  }

  /// The column of the mark that ended every attempt to read the amount.
  var lastMarkColumn: Int { marks.last?.column ?? 1 }
}

extension TypedAmount.Reading {
  /// The number without the decimals after so many.
  func cut(decimals: Int) -> Self {
    Self(isNegative: isNegative, integer: integer, fraction: fraction.prefix(decimals))
  }

  /// The number that is one unit of its last decimal farther from zero.
  var next: Self {
    var digits = [0] + integer + fraction
    for index in digits.indices.reversed() {
      digits[index] = (digits[index] + 1) % 10
      if digits[index] != 0 { break }
    }
    let whole = integer.count + 1
    return Self(isNegative: isNegative, integer: digits[..<whole], fraction: digits[whole...])
  }

  /// The number in plain digits, with the mark before its decimals.
  func text(mark: Unicode.Scalar) -> String {
    let whole = integer.drop { $0 == 0 }.map(String.init).joined()
    let sign = isNegative ? "-" : ""
    let decimals = fraction.isEmpty ? "" : String(mark) + fraction.map(String.init).joined()
    return sign + (whole.isEmpty ? "0" : whole) + decimals
  }
}

extension Unicode.Scalar {
  /// The value of a digit of any script; nil for any other scalar.
  var decimalDigit: Int? {
    if "0"..."9" ~= self { return Int(value) - 0x30 }
    guard value > 0x7F, properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}

extension Unicode.Scalar {
  /// U+002D, or the minus sign of typography.
  var isMinus: Bool { self == "-" || self == "\u{2212}" }

  var isPlusOrMinus: Bool { isMinus || self == "+" }
}
