import ArchitectureKit

/// A change in one place of one source.
struct Mutation: Hashable {
  /// What is changed.
  enum Kind: String, CaseIterable {
    /// A comparison, a connective, an arithmetic sign or a range.
    case `operator`
    /// A condition: a guard always holds, a branch is never taken.
    case condition
    /// First for last, ascending for descending, an order left out.
    case order
    /// A whole number or a truth value.
    case literal
  }

  let kind: Kind
  /// From the root of the workspace.
  let file: String
  let line: Int
  /// The bytes that are replaced.
  let range: Range<Int>
  let replacement: String
  /// The lines it is in, as one, with single blanks.
  let before: String
  /// The same lines with the change.
  let after: String

  init(_ kind: Kind, in source: SourceFile, at range: Range<Int>, becomes replacement: String) {
    self.kind = kind
    self.range = range
    self.replacement = replacement
    file = source.path
    line = source.location(of: range.lowerBound).line
    let lines = source.lines(around: range)
    before = Self.text(source.bytes[lines])
    after = Self.text(
      source.bytes[lines.lowerBound..<range.lowerBound] + Array(replacement.utf8)
        + source.bytes[range.upperBound..<lines.upperBound])
  }

  /// A source with the change in it.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...]
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SourceFile {
  /// The bytes of the whole lines that a range touches, without the last line break.
  fileprivate func lines(around range: Range<Int>) -> Range<Int> {
    let lineBreak = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    return start..<(bytes[range.upperBound...].firstIndex(of: lineBreak) ?? bytes.count)
  }
}
