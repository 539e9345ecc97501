/// The mark between the whole part of a number and its decimals, as a file's own convention.
public enum DecimalMark: Character, CaseIterable, Sendable {
  case point = "."
  case comma = ","

  var scalar: Unicode.Scalar { self == .point ? "." : "," }

  var other: DecimalMark { self == .point ? .comma : .point }
}
