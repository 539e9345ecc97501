// The types that a file declares.
extension SourceFile {
  /// A declaration of a type or an extension: its name, and the indices in `code` from its name to its closing brace.
  struct TypeBody {
    let name: String
    let range: Range<Int>

    func surrounds(_ other: TypeBody) -> Bool { range.contains(other.range.lowerBound) }
  }

  /// The names of types that the file declares, extensions not included.
  func declaredTypes(where matches: (ArraySlice<UInt8>) -> Bool) -> [String] {
    code.indices.dropLast().compactMap { index in
      guard let keyword = code[index].keyword, Self.declaring.contains(keyword), keyword != .extension else {
        return nil
      }
      let name = code[index + 1]
      return name.kind == .identifier && matches(bytes[name.range]) ? text(of: name) : nil
    }
  }

  /// Every declaration of a type, and every extension, whose name matches.
  func typeBodies(where matches: (ArraySlice<UInt8>) -> Bool) -> [TypeBody] {
    code.indices.dropLast().compactMap { index in
      guard let keyword = code[index].keyword, Self.declaring.contains(keyword),
        let name = lastName(from: index + 1), matches(bytes[code[name].range])
      else { return nil }
      let brace = (name..<code.count).first { code[$0].kind == .leftBrace } ?? name
      let end = brackets.partner(of: brace) ?? code.count - 1
      return TypeBody(name: text(of: code[name]), range: name..<(end + 1))
    }
  }

  /// The index of the last part of a name with periods.
  private func lastName(from index: Int) -> Int? {
    guard index < code.count, code[index].kind == .identifier else { return nil }
    var last = index
    while last + 2 < code.count, code[last + 1].kind == .period, code[last + 2].kind == .identifier { last += 2 }
    return last
  }

  private static let declaring: Set<Keyword> = [.struct, .class, .actor, .enum, .protocol, .extension]
}
