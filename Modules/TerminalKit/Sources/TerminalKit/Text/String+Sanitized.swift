extension String {
  /// The text with nothing in it that could steer a terminal or deceive its reader.
  ///
  /// See ``TerminalText/init(_:style:)`` for the replacements.
  var sanitized: String {
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return self }
    var clean = String.UnicodeScalarView()
    for character in self { clean.append(contentsOf: Self.harmless(character.unicodeScalars)) }
    return String(clean)
  }

  private typealias Scalars = Character.UnicodeScalarView

  private static func harmless(_ scalars: Scalars) -> [Unicode.Scalar] {
    if scalars.elementsEqual(["\r", "\n"]) { return [" "] }
    return scalars.indices.compactMap { index in
      let scalar = scalars[index]
      return switch scalar.properties.generalCategory {
      case .control: visible(scalar)
      case .lineSeparator, .paragraphSeparator: " "
      case .format: joinsEmoji(index, in: scalars) ? scalar : nil
      default: scalar
      }
    }
  }

  private static func visible(_ control: Unicode.Scalar) -> Unicode.Scalar? {
    switch control.value {
    case 0x09...0x0D, 0x85: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + control.value)
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }

  /// A joiner between the people of a family, or a tag that spells a flag's region: inside one cluster, both only
  /// choose the picture.
  private static func joinsEmoji(_ index: Scalars.Index, in scalars: Scalars) -> Bool {
    switch scalars[index].value {
    case 0x200D:
      let next = scalars.index(after: index)
      return next < scalars.endIndex && scalars[next].properties.isEmoji
    case 0xE0020...0xE007F: return scalars.first?.value == 0x1F3F4
    default: return false
    }
  }
}
