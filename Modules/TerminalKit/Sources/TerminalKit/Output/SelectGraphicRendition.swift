/// The parameters of the escape sequence of that name (ECMA-48) for a style.
struct SelectGraphicRendition {
  let codes: [String]

  init(_ style: Style, depth: ColorDepth) {
    guard depth != .none else {
      codes = []
      return
    }
    codes =
      Self.attributes.filter { style.attributes.contains($0.attribute) }.map(\.code)
      + (style.foreground.map { Self.color($0.limited(to: depth), .foreground) } ?? [])
      + (style.background.map { Self.color($0.limited(to: depth), .background) } ?? [])
  }
}

extension SelectGraphicRendition {
  /// The first code of the plane's dark colours; its bright ones lie 60 above, its others are introduced 8 above.
  private enum Plane: Int { case foreground = 30, background = 40 }

  private static let attributes: [(attribute: Style.Attributes, code: String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
  ]

  private static func color(_ color: Color, _ plane: Plane) -> [String] {
    switch color {
    case .named(let name):
      let index = Int(name.rawValue)
      return ["\(plane.rawValue + (index < 8 ? index : index - 8 + 60))"]
    case .palette(let index): return ["\(plane.rawValue + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue), .graded(_, _, let red, let green, let blue):
      return ["\(plane.rawValue + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
