import Testing

@testable import CommandKit

/// How bash's lines are taken apart, and how a word is put back into them.
@Suite struct BashLineTests {
  nonisolated static let breaks = " \t\n\"'><=;|&(:"

  /// A line and its words, the last one being typed.
  static let lines: [(String, [String])] = [
    ("t", ["t"]),
    ("t ", ["t", ""]),
    ("t goal  show ", ["t", "goal", "show", ""]),
    ("t Jap", ["t", "Jap"]),
    (#"t Japan\ tr"#, ["t", "Japan tr"]),
    (#"t "Japan tr"#, ["t", "Japan tr"]),
    (#"t "Japan trip" x"#, ["t", "Japan trip", "x"]),
    (#"t 'It'\''s' x"#, ["t", "It's", "x"]),
    (#"t "a\"b\$c\d" x"#, ["t", #"a"b$c\d"#, "x"]),
    (#"t '' """#, ["t", "", ""]),
    ("t --color=re", ["t", "--color=re"]),
    ("t Été 👩‍👩‍👧", ["t", "Été", "👩‍👩‍👧"]),
    (#"t x\"#, ["t", "x"]),
  ]

  @Test(arguments: lines) func `quotes are taken off`(_ line: String, _ words: [String]) {
    let read = BashLine(line, breaks: Self.breaks)
    let found = read.words + [read.last.text]
    #expect(found == words)
  }

  /// A line, a candidate for its last word, and what bash puts in.
  static let replies: [(String, String, String?)] = [
    ("t ", "Japan trip", #"Japan\ trip"#),
    ("t Jap", "Japan trip", #"Japan\ trip"#),
    ("t jap", "Japan trip", #"Japan\ trip"#),
    ("t x", "Japan trip", nil),
    ("t trip", "Japan trip", #"Japan\ trip"#),
    ("t rip", "Japan trip", nil),
    (#"t "TRIP"#, "Japan trip", "Japan trip"),
    ("t --name=trip", "--name=Japan trip", #"Japan\ trip"#),
    ("t --name=trip", "--title=Japan trip", nil),
    (#"t Japan\ "#, "Japan trip", #"Japan\ trip"#),
    (#"t "Japan "#, "Japan trip", "Japan trip"),
    (#"t "It"#, #"It's "so" $5 \"#, #"It's \"so\" \$5 \\"#),
    ("t 'It", "It's so", #"It'\''s so"#),
    ("t ", "a:b=c", #"a\:b\=c"#),
    ("t a:", "a:b=c", #"b\=c"#),
    (#"t a\:"#, "a:b=c", #"a\:b\=c"#),
    (#"t "a:"#, "a:b=c", "a:b=c"),
    ("t --color=re", "--color=red", "red"),
    (#"t --name="Jap"#, "--name=Japan trip", "Japan trip"),
    ("t ", "$(x) `y` *?[z]{1} #~!<>|&;", ##"\$\(x\)\ \`y\`\ \*\?\[z\]\{1\}\ \#\~\!\<\>\|\&\;"##),
  ]

  @Test(arguments: replies) func `a candidate is quoted as the line needs it`(
    _ line: String, _ candidate: String, _ reply: String?
  ) {
    let replies = BashLine(line, breaks: Self.breaks).last.replies([candidate])
    #expect(replies == (reply.map { [$0] } ?? []))
  }

  @Test func `what begins exactly as typed comes before what differs in case`() {
    let word = BashLine("t ja", breaks: Self.breaks).last
    let both = word.replies(["Japan trip", "japanese"])
    let loose = word.replies(["Japan trip", "JAZZ"])
    #expect(both == ["japanese"])
    #expect(loose == [#"Japan\ trip"#, "JAZZ"])
  }
}
