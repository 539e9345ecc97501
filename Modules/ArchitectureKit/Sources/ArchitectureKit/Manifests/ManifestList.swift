/// What stands between two brackets of a manifest, with commas: arguments, or the elements of a list.
struct ManifestList {
  /// One argument or element.
  struct Element {
    /// The label of an argument; nil without one.
    let label: String?
    /// The code of the value.
    let value: Range<Int>
    /// The code with its label.
    let whole: Range<Int>
  }

  /// The code of the brackets.
  let open: Int
  let close: Int
  let elements: [Element]
  let hasTrailingComma: Bool

  /// - Parameter open: The code of the opening bracket.
  /// - Returns: Nil for a bracket that isn't closed, and for a list with conditional compilation.
  init?(openingAt open: Int, in source: CodeText) {
    guard let close = source.brackets.partner(of: open), close > open else { return nil }
    var elements: [Element] = []
    var start = open + 1
    var index = start
    while index <= close {
      let kind = source.code[index].kind
      if kind == .directive { return nil }
      if kind == .comma || index == close {
        if index > start { elements.append(Element(start..<index, in: source)) }
        start = index + 1
      } else if let partner = source.brackets.partner(of: index), partner > index {
        index = partner
      }
      index += 1
    }
    self.open = open
    self.close = close
    self.elements = elements
    hasTrailingComma = close > open + 1 && source.code[close - 1].kind == .comma
  }

  /// The value of an argument; nil if it isn't there.
  subscript(label: String) -> Range<Int>? { elements.first { $0.label == label }?.value }
}

extension ManifestList.Element {
  fileprivate init(_ whole: Range<Int>, in source: CodeText) {
    let hasLabel =
      whole.count > 2 && source.code[whole.lowerBound].kind.isName
      && source.code[whole.lowerBound + 1].kind == .colon
    label = hasLabel ? source.name(whole.lowerBound) : nil
    value = hasLabel ? whole.dropFirst(2) : whole
    self.whole = whole
  }
}

extension CodeText {
  /// The text of a string literal without escapes, interpolations or lines; nil for any other code.
  func string(_ range: Range<Int>) -> String? {
    guard range.count == 2, code[range.lowerBound].kind == .stringStart, code[range.lowerBound].length == 1,
      code[range.lowerBound + 1].kind == .stringEnd
    else { return nil }
    let content = bytes[code[range.lowerBound].end..<code[range.lowerBound + 1].start]
    return content.contains(.backslash) ? nil : String(decoding: content, as: UTF8.self)
  }

  /// The plain strings in some code, in their order.
  func strings(in range: Range<Int>) -> [String] {
    range.compactMap { $0 + 1 < range.upperBound ? string($0..<$0 + 2) : nil }
  }

  /// The source of some code, as it is written.
  func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(decoding: bytes[code[first].start..<code[last].end], as: UTF8.self)
  }
}
