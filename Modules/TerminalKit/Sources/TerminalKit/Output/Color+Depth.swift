extension Color {
  /// The colour, or the nearest one that a terminal of the depth has.
  func limited(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.graded(let name, _, _, _, _), .ansi16): return .named(name)
    case (.graded(_, let index, _, _, _), .ansi256): return .palette(index)
    case (.graded(_, _, let red, let green, let blue), _): return .rgb(red, green, blue)
    case (.rgb, .ansi256): return .palette(Palette.nearest(to: components, among: 16...255))
    case (.rgb, .ansi16), (.palette, .ansi16):
      return Name(rawValue: Palette.nearest(to: components, among: 0...15)).map(Color.named) ?? self
    default: return self
    }
  }

  /// The colour in numbers; of a named one, those it usually has.
  var components: Palette.Components {
    switch self {
    case .named(let name): Palette.components(of: name.rawValue)
    case .palette(let index): Palette.components(of: index)
    case .rgb(let red, let green, let blue), .graded(_, _, let red, let green, let blue):
      Palette.Components(red: Int(red), green: Int(green), blue: Int(blue))
    }
  }
}

/// Xterm's 256 colours in numbers.
enum Palette {
  /// A colour as red, green and blue, 0–255 each.
  struct Components: Hashable {
    let red, green, blue: Int

    func distance(to other: Components) -> Int {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }
  }

  static func components(of index: UInt8) -> Components {
    let index = Int(index)
    switch index {
    case 0..<16: return named(index)
    case 16..<232:
      let cube = index - 16
      return Components(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
    default:
      let grey = 8 + (index - 232) * 10
      return Components(red: grey, green: grey, blue: grey)
    }
  }

  static func nearest(to wanted: Components, among candidates: ClosedRange<UInt8>) -> UInt8 {
    candidates.min { components(of: $0).distance(to: wanted) < components(of: $1).distance(to: wanted) }
      ?? candidates.lowerBound
  }

  /// One bit each for red, green and blue; the theme decides in the end, these are the usual values.
  private static func named(_ index: Int) -> Components {
    if index == 7 { return Components(red: 192, green: 192, blue: 192) }
    if index == 8 { return Components(red: 128, green: 128, blue: 128) }
    let full = index < 8 ? 128 : 255
    return Components(
      red: index & 1 == 0 ? 0 : full, green: index & 2 == 0 ? 0 : full, blue: index & 4 == 0 ? 0 : full)
  }

  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
}
