import Foundation
import ModuloDesignSystem
import TerminalKit
import Testing

/// Bars are compared with each other, so none may be cut.
@Suite struct MonthBarChartTests {
  @Test(arguments: [
    (40, CharacterRepertoire.unicode, ["██████████████████", "█████████████▌", "▚▚▚▚▘"]),
    (40, .ascii, ["::::::::::::::::::", "::::::::::::::", "'.'.'"]),
    (80, .unicode, ["████████████████████████", "██████████████████", "▚▚▚▚▚▚"]),
    (120, .ascii, ["::::::::::::::::::::::::", "::::::::::::::::::", "'.'.'."]),
  ])
  func `bars shrink together`(_ width: Int, _ characterSet: CharacterRepertoire, _ bars: [String]) {
    let view = MonthBarChart(months([200, 150, -50], format("fr_FR")))
    let lines = view.plainLines(EnvironmentValues(width: width, characterSet: characterSet))
    let february = characterSet == .ascii ? "fevr." : "févr."
    let figures = ["janv. 2026  +200 $US  ", "\(february) 2026  +150 $US  ", "mars 2026    -50 $US  "]
    let expected = zip(figures, bars).map { $0 + $1 }
    #expect(lines == expected)
  }

  @Test(arguments: [(CharacterRepertoire.unicode, "█", "▌", 2), (.ascii, ":", " ", 1)])
  func `bars are in proportion, in every width`(
    _ characterSet: CharacterRepertoire, _ whole: Character, _ half: Character, _ dots: Int
  ) {
    let view = MonthBarChart(months([1_000, 900, 400, 100], format("en_US")))
    for width in 30...120 {
      let bars = view.plainLines(EnvironmentValues(width: width, characterSet: characterSet))
        .map { $0.drop { $0 != whole && $0 != "▌" } }
      let lengths = bars.map { bar in dots * bar.count { $0 == whole } + (bar.last == half ? 1 : 0) }
      let longest = Double(lengths[0])
      let expected = [1, 0.9, 0.4, 0.1].map { Int((longest * $0).rounded()) }
      #expect(lengths == expected, "\(width)")
    }
  }

  @Test(arguments: CharacterRepertoire.allCases)
  func `no bar is cut, in any width`(_ characterSet: CharacterRepertoire) {
    let view = MonthBarChart(months([1_000, -1_000, 1, 0], format("fr_FR")))
    for width in 1...120 {
      let text = view.plainLines(EnvironmentValues(width: width, characterSet: characterSet)).joined()
      let isCut = text.contains("…") || text.contains("...")
      #expect(!isCut, "\(width)")
    }
  }

  @Test func `without a movement there are no bars`() {
    let lines = MonthBarChart(months([0, 0], format("en_US"))).plainLines(EnvironmentValues(width: 20))
    #expect(lines == ["Jan 2026  +$0", "Feb 2026  +$0"])
    let none = MonthBarChart([]).plainLines()
    #expect(none == [])
  }
}
