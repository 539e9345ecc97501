import Foundation
import ModuloDesignSystem
import ModuloModels
import TerminalKit
import Testing

/// The five themes, and that they can be read on light and on dark.
@Suite struct ThemeTests {
  /// What WCAG asks of text, as AA.
  private let legible = 4.5

  @Test(arguments: ThemeColor.allCases, ColorToken.allCases)
  func `on a terminal a colour stands out from black and from white`(_ theme: ThemeColor, _ token: ColorToken) {
    for depth in [ColorDepth.ansi256, .truecolor] {
      let color = rgb(Theme(theme).color(token), depth)
      for background in [HexColor(0x000000), HexColor(0xFFFFFF)] {
        let contrast = contrast(color, background)
        #expect(contrast >= legible, "\(depth) \(color) on \(background)")
      }
    }
  }

  @Test(arguments: ThemeColor.allCases, ColorToken.allCases)
  func `on a page a colour stands out from its background`(_ theme: ThemeColor, _ token: ColorToken) {
    let page = Theme(theme).shade(token).page
    for background in [PageColor.background, .surface] {
      let light = contrast(page.light, background.light)
      let dark = contrast(page.dark, background.dark)
      #expect(light >= legible, "\(page.light) on \(background.light)")
      #expect(dark >= legible, "\(page.dark) on \(background.dark)")
    }
  }

  @Test func `the text of a page is far above what is asked`() {
    let light = contrast(PageColor.text.light, PageColor.background.light)
    let dark = contrast(PageColor.text.dark, PageColor.surface.dark)
    #expect(light > 12)
    #expect(dark > 12)
  }

  @Test func `every theme has an accent of its own, blue where none was chosen`() {
    let accents = Set(ThemeColor.allCases.map { Theme($0).shade(.accent) })
    #expect(accents.count == ThemeColor.allCases.count)
    let names = ThemeColor.allCases.map(\.rawValue)
    #expect(names == ["green", "blue", "purple", "pink", "red"])
    #expect(Theme.standard.shade(.accent) == Theme(.blue).shade(.accent))
    let pink = Theme(.pink).shade(.accent).page.dark.description
    #expect(pink == "#ff00a8")
  }

  @Test(arguments: [
    (ColorDepth.none, "saved"), (.ansi16, "\u{1B}[34msaved\u{1B}[0m"), (.ansi256, "\u{1B}[38;5;63msaved\u{1B}[0m"),
    (.truecolor, "\u{1B}[38;2;0;113;233msaved\u{1B}[0m"),
  ])
  func `a colour is written as the terminal has it`(_ depth: ColorDepth, _ expected: String) {
    let written = Renderer(EnvironmentValues(colorDepth: depth)).render(Theme.standard.text("saved", .accent))
    #expect(written == expected)
  }

  @Test func `a component is drawn in the theme of its environment, blue where none was set`() {
    var environment = EnvironmentValues(colorDepth: .truecolor)
    let line = ProgressLine(0.5, text: "50%", name: "Progress")
    func colors() -> Set<Color?> { Set(line.lines(in: environment).flatMap(\.runs).map(\.style.foreground)) }
    #expect(colors().contains(Theme(.blue).color(.accent)))
    environment.theme = Theme(.pink)
    #expect(colors().contains(Theme(.pink).color(.accent)))
  }

  /// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
  private func contrast(_ one: HexColor, _ other: HexColor) -> Double {
    let (lighter, darker) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
  }

  private func luminance(_ color: HexColor) -> Double {
    zip([0.2126, 0.7152, 0.0722], [color.red, color.green, color.blue]).reduce(0) { sum, part in
      let share = Double(part.1) / 255
      return sum + part.0 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }
  }

  /// The colour that a terminal shows, read from what it is sent.
  private func rgb(_ color: Color, _ depth: ColorDepth) -> HexColor {
    let text = TerminalText("x").foregroundStyle(color)
    let numbers = Renderer(EnvironmentValues(colorDepth: depth)).render(text)
      .split(separator: "m")[0].split(separator: ";").compactMap { UInt32($0) }
    // 38;2;r;g;b, of which the first number still has the escape before it; or 38;5;index.
    if numbers.count == 4 { return HexColor(numbers[1] << 16 | numbers[2] << 8 | numbers[3]) }
    let index = Int(numbers[1])
    if index >= 232 { return HexColor(UInt32(8 + (index - 232) * 10) * 0x010101) }
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return HexColor(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
  }
}
