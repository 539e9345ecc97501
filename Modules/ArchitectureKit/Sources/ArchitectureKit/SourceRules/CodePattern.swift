/// Code to look for, written as code: `Date()`, `try!`, `URL(fileURLWithPath: …).pathExtension`.
///
/// Space and comments don't matter. `…` matches any code whose brackets are closed, also none. `*` in a name matches
/// any part of a name: `Unsafe*Pointer`, `Default*`.
public struct CodePattern: Sendable, Hashable, CustomStringConvertible {
  enum Element: Sendable, Hashable {
    /// A token; one that touches has to follow the token before at once.
    case token([UInt8], touches: Bool)
    /// The parts of a name around its stars.
    case name([[UInt8]])
    case anything
  }

  /// The pattern as it was written.
  public let description: String
  let elements: [Element]

  /// Reads a pattern, with the same lexer that reads sources.
  ///
  /// - Throws: If it has nothing to look for, or begins with `…`.
  public init(_ text: String) throws(CodePatternError) {
    let bytes = Array(text.utf8)
    let file = SourceFile(path: "", bytes: bytes)
    var elements: [Element] = []
    var end = -1
    for token in file.code {
      Self.append(token, of: bytes, isTouching: token.start == end, to: &elements)
      end = token.end
    }
    guard let first = elements.first, first != .anything else { throw CodePatternError(pattern: text) }
    self.elements = elements
    description = text
  }

  /// Adds a token; a star and a name that touch are one element.
  private static func append(
    _ found: Token, of bytes: [UInt8], isTouching: Bool, to elements: inout [Element]
  ) {
    let token = Array(bytes[found.range])
    let star: [UInt8] = [.asterisk]
    let isName = found.kind == .identifier
    if token == Array("…".utf8) {
      elements.append(.anything)
    } else if isTouching, isName, case .name(var parts) = elements.last, parts.last == [] {
      parts[parts.count - 1] = token
      elements[elements.count - 1] = .name(parts)
    } else if isTouching, token == star, case .name(let parts) = elements.last, parts.last != [] {
      elements[elements.count - 1] = .name(parts + [[]])
    } else if isTouching, token == star, case .token(let name, _) = elements.last, name.first?.isNameByte == true {
      elements[elements.count - 1] = .name([name, []])
    } else if token == star {
      elements.append(.name([[], []]))
    } else {
      // `try!` is not `try !isReady`: what an operator touches is a part of its meaning.
      elements.append(.token(token, touches: isTouching && found.kind.isOperator))
    }
  }
}

/// A pattern that can't be looked for.
public struct CodePatternError: Error, Hashable {
  /// The text that isn't a pattern.
  public let pattern: String
}

extension CodePattern: ExpressibleByStringLiteral {
  /// A pattern that a program knows. Stops the program if it is invalid.
  public init(stringLiteral text: String) {
    do { try self.init(text) } catch { preconditionFailure("'\(error.pattern)' is no pattern of code") }
  }
}

extension CodePattern {
  /// The indices of code that the pattern matches from `start` on, as few as it can; nil if it doesn't match there.
  func match(in source: CodeText, at start: Int) -> Range<Int>? {
    end(of: elements[...], in: source, at: start).map { start..<$0 }
  }

  private func end(of elements: ArraySlice<Element>, in source: CodeText, at start: Int) -> Int? {
    var index = start
    for (position, element) in zip(elements.indices, elements) {
      if element == .anything { return search(elements[(position + 1)...], in: source, from: index) }
      guard index < source.code.count, matches(element, in: source, at: index) else { return nil }
      index += 1
    }
    return index
  }

  /// Lets `…` take as few tokens as it can, and no bracket without its partner.
  private func search(_ rest: ArraySlice<Element>, in source: CodeText, from start: Int) -> Int? {
    if rest.isEmpty { return start }
    var index = start
    while index < source.code.count {
      if let end = end(of: rest, in: source, at: index) { return end }
      let partner = source.brackets.partner(of: index) ?? index
      if partner < index { return nil }
      index = partner + 1
    }
    return nil
  }

  private func matches(_ element: Element, in source: CodeText, at index: Int) -> Bool {
    switch element {
    case .token(let bytes, let touches):
      source.spells(index, bytes) && (!touches || source.code[index].start == source[index - 1]?.end)
    case .name(let parts):
      source.code[index].kind == .identifier && matches(parts, source.bytes[source.code[index].range])
    case .anything: true
    }
  }

  /// Whether a name is made of the parts, with anything between them.
  private func matches(_ parts: [[UInt8]], _ name: ArraySlice<UInt8>) -> Bool {
    guard let first = parts.first, let last = parts.last, name.count >= first.count + last.count,
      name.starts(with: first), name.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[(found + part.count)...]
    }
    return true
  }
}
