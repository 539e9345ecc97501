/// The styles of a frame as classes of a style sheet, for light and for dark pages; named in the order in which they
/// were asked for.
struct SVGStyleSheet {
  private var styles: [Style] = []
  private var names: [Style: Int] = [:]

  /// The number of a style in the names of its classes: `t0` for the text, `b0` for what is behind it.
  mutating func name(of style: Style) -> String {
    if let name = names[style] { return "\(name)" }
    names[style] = styles.count
    styles.append(style)
    return "\(styles.count - 1)"
  }

  /// The `style` element.
  var element: String {
    let font = "ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace"
    let shapes = styles.enumerated().compactMap { number, style in
      style.declarations.isEmpty ? nil : ".t\(number){\(style.declarations)}"
    }
    let fixed = ["text{font:13.33px \(font)}", ".wide{text-anchor:middle}"]
    let dark = ["@media (prefers-color-scheme:dark){"] + colors(on: .dark) + ["}"]
    return (["<style>"] + fixed + shapes + colors(on: .light) + dark + ["</style>"]).joined(separator: "\n")
  }

  private func colors(on page: SVGPage) -> [String] {
    let text = page.text.hexadecimal
    return [
      ".page{fill:\(page.background.hexadecimal);stroke:\(page.line.hexadecimal)}", ".cursor{fill:\(text)}",
    ]
      + styles.enumerated().map { number, style in
        let (text, background) = page.colors(of: style)
        let box = page.hasBackground(style) ? ".b\(number){fill:\(background.hexadecimal)}" : ""
        return ".t\(number){fill:\(text.hexadecimal)}\(box)"
      }
  }
}

/// A page that a frame is shown on, with the colours that are the theme's in a terminal.
struct SVGPage {
  typealias Components = Palette.Components

  let background: Components
  let text: Components
  /// The line around the window.
  let line: Components

  static let light = SVGPage(background: Components(0xFFFFFF), text: Components(0x1F2429), line: Components(0xD3D8DE))
  static let dark = SVGPage(background: Components(0x12161B), text: Components(0xE4E8EC), line: Components(0x363D45))

  /// The sixteen named colours, before they are made legible: the dark ones, then the bright ones.
  private static let named = [
    0x1F2429, 0xB8323E, 0x2B8147, 0x9A6A00, 0x2F66C4, 0x8F43B0, 0x1A7F8E, 0xC6CCD2, 0x7A838D, 0xE0525E, 0x3FA863,
    0xC99A2E, 0x5A8FE8, 0xB56FD6, 0x3BAEBE, 0xF4F6F8,
  ].map { Components($0) }

  func hasBackground(_ style: Style) -> Bool { style.background != nil || style.attributes.contains(.reverse) }

  /// The colours of a style's text and of what is behind it; their contrast is 4.5:1 at least.
  func colors(of style: Style) -> (text: Components, background: Components) {
    var background = style.background.map(components) ?? background
    var text = (style.foreground.map(components) ?? text).legible(on: background)
    if style.attributes.contains(.reverse) { swap(&text, &background) }
    if style.attributes.contains(.dim) { text = text.mixed(with: background, 6, of: 16).legible(on: background) }
    return (text, background)
  }

  private func components(_ color: Color) -> Components {
    switch color {
    case .named(let name): Self.named[Int(name.rawValue)]
    case .palette(let index) where index < 16: Self.named[Int(index)]
    case .palette, .rgb, .graded: color.components
    }
  }
}

extension Style {
  /// What of the style isn't colour, as a style sheet declares it.
  fileprivate var declarations: String {
    let declarations: [(Attributes, String)] = [
      (.bold, "font-weight:700"), (.italic, "font-style:italic"), (.underline, "text-decoration:underline"),
    ]
    return declarations.filter { attributes.contains($0.0) }.map(\.1).joined(separator: ";")
  }
}
