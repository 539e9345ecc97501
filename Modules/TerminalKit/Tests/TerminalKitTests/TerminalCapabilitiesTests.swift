import TerminalKit
import Testing

@Suite struct TerminalCapabilitiesTests {
  /// NO_COLOR, CLICOLOR, CLICOLOR_FORCE and TERM, each unset or in every form that matters, on a terminal and not.
  static let surroundings: [(variables: [String: String], isTerminal: Bool)] = {
    let choices: [(String, [String?])] = [
      ("NO_COLOR", [nil, "", "0", "1"]), ("CLICOLOR", [nil, "0", "1"]), ("CLICOLOR_FORCE", [nil, "", "0", "1"]),
      ("TERM", [nil, "dumb", "xterm"]),
    ]
    let all = choices.reduce([[:]]) { (partial: [[String: String]], choice) in
      partial.flatMap { variables in
        choice.1.map { value in variables.merging(value.map { [choice.0: $0] } ?? [:]) { $1 } }
      }
    }
    return all.flatMap { [($0, true), ($0, false)] }
  }()

  private func depth(
    _ variables: [String: String], isTerminal: Bool = true, color: TerminalCapabilities.ColorChoice = .auto
  ) -> ColorDepth {
    TerminalCapabilities(variables: variables, isTerminal: isTerminal, color: color).environment.colorDepth
  }

  /// The rules once more, as a list: the first that applies decides.
  private func isColoured(_ variables: [String: String], _ isTerminal: Bool) -> Bool {
    let rules: [(applies: Bool, isColoured: Bool)] = [
      (!(variables["NO_COLOR"] ?? "").isEmpty, false),
      (!["", "0"].contains(variables["CLICOLOR_FORCE"] ?? ""), true),
      (!isTerminal, false),
      (variables["TERM"] == "dumb", false),
      (variables["CLICOLOR"] == "0", false),
    ]
    return rules.first(where: \.applies)?.isColoured ?? true
  }

  @Test func `the matrix of variables decides in auto`() {
    let wrong = Self.surroundings.filter { variables, isTerminal in
      (depth(variables, isTerminal: isTerminal) != .none) != isColoured(variables, isTerminal)
    }
    let count = Self.surroundings.count
    #expect(wrong.isEmpty)
    #expect(count == 288)
  }

  @Test func `always and never beat every variable`() {
    let always = Set(Self.surroundings.map { depth($0, isTerminal: $1, color: .always) })
    let never = Set(Self.surroundings.map { depth($0, isTerminal: $1, color: .never) })
    #expect(always == [.ansi16])
    #expect(never == [.none])
  }

  static let depths: [(variables: [String: String], depth: ColorDepth)] = [
    ([:], .ansi16), (["TERM": "xterm"], .ansi16), (["TERM": "xterm-256color"], .ansi256),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .truecolor), (["COLORTERM": "24bit"], .truecolor),
    (["COLORTERM": "yes", "TERM": "tmux-256color"], .ansi256), (["TERM": "xterm-direct"], .truecolor),
  ]

  @Test(arguments: depths)
  func `the depth follows COLORTERM and TERM`(variables: [String: String], expected: ColorDepth) {
    let found = depth(variables)
    #expect(found == expected)
  }

  @Test(arguments: [("truecolor", ColorDepth.ansi16), ("no", .ansi16), ("none", .none)])
  func `an accessible output has no more than the named colours`(_ colors: String, _ expected: ColorDepth) {
    let variables = ["COLORTERM": colors, "TERM": "xterm-256color", "NO_COLOR": colors == "none" ? "1" : ""]
    let environment = TerminalCapabilities(variables: variables, isTerminal: true, accessible: true).environment
    #expect(environment.isAccessible)
    #expect(environment.colorDepth == expected)
  }

  private struct Wish: Sendable {
    var asked: Int?
    var columns: String?
    var window: Int?
    var isTerminal = true
    var expected: Int?
  }

  private static let wishes: [Wish] = [
    Wish(asked: 50, columns: "60", window: 70, expected: 50), Wish(asked: 50, isTerminal: false, expected: 50),
    Wish(columns: "60", window: 70, expected: 60), Wish(columns: "60", window: 70, isTerminal: false, expected: nil),
    Wish(window: 70, expected: 70), Wish(expected: 80), Wish(columns: "wide", window: 0, expected: 80),
    Wish(columns: "-5", window: 70, expected: 70), Wish(columns: "1", window: 70, expected: 70),
    Wish(columns: "19", expected: 80), Wish(columns: "20", window: 70, expected: 20),
    Wish(asked: 0, isTerminal: false, expected: nil),
    Wish(asked: .max, expected: 4096),
  ]

  @Test(arguments: wishes)
  private func `the width is the one asked for, COLUMNS, the window's, 80; none in a pipe`(wish: Wish) {
    let window = wish.window
    let capabilities = TerminalCapabilities(
      variables: wish.columns.map { ["COLUMNS": $0] } ?? [:], isTerminal: wish.isTerminal, width: wish.asked,
      windowWidth: { window })
    let width = capabilities.environment.width
    #expect(width == wish.expected)
  }

  static let locales: [(variables: [String: String], repertoire: CharacterRepertoire)] = [
    ([:], .ascii), (["LANG": "C"], .ascii), (["LANG": "en_GB.UTF-8"], .unicode), (["LANG": "fr_CH.utf8"], .unicode),
    (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], .ascii), (["LC_ALL": "", "LANG": "en_GB.UTF-8"], .unicode),
    (["LC_CTYPE": "UTF-8"], .unicode), (["LC_CTYPE": "POSIX", "LANG": "en_GB.UTF-8"], .ascii),
    (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], .unicode), (["LANG": "de_DE.ISO-8859-1"], .ascii),
  ]

  @Test(arguments: locales)
  func `the locale decides about ASCII`(variables: [String: String], expected: CharacterRepertoire) {
    let found = TerminalCapabilities(variables: variables, isTerminal: true).environment.characterSet
    #expect(found == expected)
  }

  @Test func `ASCII that was asked for beats the locale`() {
    let capabilities = TerminalCapabilities(variables: ["LANG": "C.UTF-8"], isTerminal: true, ascii: true)
    let found = capabilities.environment.characterSet
    #expect(found == .ascii)
  }
}
