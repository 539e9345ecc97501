import Foundation
import ModuloModels
import ModuloUtilities
import Testing

/// Icons and colours of blocks.
@Suite struct BlockPaletteTests {
  @Test func `D36 there are 326 icons in five families and 55 colours`() {
    let counts = BlockIconFamily.allCases.map(\.icons.count)
    #expect(counts == [135, 29, 69, 40, 53])
    #expect(BlockIcon.all.map(\.index) == Array(0..<326))
    #expect(BlockIconFamily.allCases.flatMap(\.icons) == BlockIcon.all)
    let families = [0, 134, 135, 164, 233, 273, 325].map { BlockIcon(index: $0).family.rawValue }
    #expect(families == ["object", "object", "nature", "fitness", "furniture", "other", "other"])
    #expect(BlockColor.all.map(\.index) == Array(0..<55))
    #expect(BlockColorFamily.allCases.count == 11)
  }

  @Test(arguments: [-1, Int.min, 326, .max]) func `D36 a place without an icon or a colour (REC)`(_ index: Int) {
    #expect(BlockIcon(index: index) == .standard)
    #expect(BlockColor(index: index) == .standard)
    #expect(BlockIcon.standard.index == 0)
    #expect(BlockColor.standard.index == 4)
  }

  @Test func `names and keys of the palettes don't repeat`() {
    for strings in [Strings(.english), Strings(.french)] {
      let icons = Set(BlockIcon.all.map { strings.palette.icon($0).folded })
      let colors = Set(BlockColor.all.map { strings.palette.color($0).folded })
      let families = Set(BlockIconFamily.allCases.map(strings.palette.iconFamily))
      let counts = [icons.count, colors.count, families.count]
      #expect(counts == [326, 55, 5])
    }
    let keys = Set(BlockIcon.all.map(\.key) + BlockColor.all.map(\.key))
    #expect(keys.count == 326 + 55)
    let isTypable = keys.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil }
    #expect(isTypable)
  }

  @Test func `every colour stands out from a light and from a dark page`() {
    for color in BlockColor.all {
      for page in [0xFFFFFF, 0xF3F4F7, 0x000000, 0x0E1116, 0x171B22] as [UInt32] {
        #expect(contrast(color.hex, page) >= 3, "\(color.key) on \(String(page, radix: 16))")
      }
    }
    #expect(Set(BlockColor.all.map(\.hex)).count == 55)
    let luminances = BlockColorFamily.allCases.map { family in
      BlockColor.all.filter { $0.family == family }.map { luminance($0.hex) }
    }
    #expect(luminances.allSatisfy { $0 == $0.sorted(by: >) })
  }

  @Test(arguments: [
    ("0", 0), (" 11 ", 11), ("fountain-pen", 11), ("FOUNTAIN  PEN", 11), ("fountain", 11), ("run", 164), ("pen", 10),
    ("nut", 42), ("9", 9), ("325", 325),
  ])
  func `an icon is chosen by number, key, name or its beginning`(_ text: String, _ index: Int) throws {
    #expect(try BlockIcon.choice(text, in: .english).index == index)
  }

  @Test func `a French name is read in French, a key in every language`() throws {
    let icons = try ["ecrou", "Éprouvette", "fountain-pen", "course", "camera"].map {
      try BlockIcon.choice($0, in: .french).key
    }
    #expect(icons == ["nut-and-bolt", "test-tube", "fountain-pen", "running", "camera"])
    let colors = try ["gray-5", "gris 5", "4"].map { try BlockColor.choice($0, in: .french) }
    #expect(colors == [.standard, .standard, .standard])
  }

  @Test func `a family of colours by itself is the shade in its middle`() throws {
    let colors = try [("blue", Language.english), ("Bleu", .french), ("blue", .french), ("red", .english)].map {
      try BlockColor.choice($0, in: $1).key
    }
    #expect(colors == ["blue-3", "blue-3", "blue-3", "red-3"])
  }

  @Test func `a text that names nothing, or several things, is refused`() {
    for text in ["", " ", "326", "-1", "99999999999999999999", "x", "running shoe"] {
      #expect(throws: PaletteError.unknown(text)) { try BlockIcon.choice(text, in: .english) }
    }
    #expect(throws: PaletteError.ambiguous("pal", names: ["Palette", "Palm tree"])) {
      try BlockIcon.choice("pal", in: .english)
    }
    #expect(throws: PaletteError.ambiguous("re", names: (1...5).map { "Red \($0)" })) {
      try BlockColor.choice("re", in: .english)
    }
    for format in [FormatContext.english, .french] {
      let texts = [BlockError.rule(.icon(.unknown("x"))), .rule(.color(.unknown("x")))].map { $0.text(format) }
      let numbers = texts.map { $0.matches(of: /[0-9]+/).map { String($0.output) } }
      #expect(numbers == [["0", "325"], ["0", "54"]])
    }
  }

  @Test func `icons are searched by a word in any part of their names`() {
    let found = BlockIcon.search("BALL", in: .english).map(\.key)
    #expect(
      found == [
        "balloon", "american-football", "basketball", "volleyball", "handball", "baseball", "softball", "ballet",
      ])
    #expect(BlockIcon.search("ballon", in: .french).map(\.key) == ["balloon"])
    #expect(BlockIcon.search(" ", in: .english).count == 326)
    #expect(BlockIcon.search("xyz", in: .english).isEmpty)
  }

  /// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func luminance(_ color: UInt32) -> Double {
    zip([0.2126, 0.7152, 0.0722], [color >> 16, color >> 8 & 0xFF, color & 0xFF]).reduce(0) { sum, part in
      let share = Double(part.1) / 255
      return sum + part.0 * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }
  }
}
