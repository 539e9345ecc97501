import Foundation

/// How the digits of whole numbers are grouped: by which marks, and by how many.
struct DigitGrouping: Hashable, Sendable {
  /// The marks of groups of three.
  let marks: Set<Unicode.Scalar>
  /// The mark of groups of two before the last one of three, as in `1,23,456`; nil where nobody groups so.
  private let lakhMark: Unicode.Scalar?

  /// The grouping of a locale, by its mark, and by a point where that isn't the decimal mark.
  init(locale: Locale, alsoByPoint: Bool) {
    let mark = locale.groupingSeparator?.onlyScalar
    marks = Self.everywhere.union([mark, alsoByPoint ? "." : nil].compactMap(\.self))
    let sample = 1_234_567.formatted(IntegerFormatStyle<Int>(locale: locale))
    let sizes = sample.unicodeScalars.split { $0.decimalDigit == nil }.map(\.count)
    lakhMark = sizes == [2, 2, 3] ? mark : nil
  }

  /// The grouping of a file by one mark. Its commas may group as India does, which means one number only.
  init(mark: Unicode.Scalar) {
    marks = Self.everywhere.union([mark])
    lakhMark = mark == "," ? mark : nil
  }

  /// Whether groups of these sizes may stand between marks of this kind.
  func allows(sizes: [Int], by mark: Unicode.Scalar) -> Bool {
    guard let first = sizes.first, sizes.last == 3 else { return false }
    let middle = sizes.dropFirst().dropLast()
    if 1...3 ~= first, middle.allSatisfy({ $0 == 3 }) { return true }
    return mark == lakhMark && 1...2 ~= first && middle.allSatisfy { $0 == 2 }
  }

  /// U+00A0, U+2009 and U+202F are the spaces that programs group with; U+2019 is the typographic apostrophe.
  private static let everywhere: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}"]
}

extension String {
  /// The scalar of a text that has one only; nil for any other text.
  var onlyScalar: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}
