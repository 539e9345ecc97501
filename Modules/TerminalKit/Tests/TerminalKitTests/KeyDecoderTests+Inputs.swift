import TerminalKit

/// From the documentation of xterm's control sequences, of the kitty keyboard protocol, and of rxvt and the Linux
/// console.
extension KeyDecoderTests {
  static let tables = [
    "typed": typed, "legacy": legacy, "kitty": kitty, "modifyOtherKeys": otherKeys, "broken": broken,
    "reports": reports, "answers": answers, "pastes": pastes,
  ]

  private static let typed = [
    Input("aé日🚲", keys: "a", "é", "日", "🚲"),
    Input("A ~", keys: "A", .space, "~"),
    Input("\r\n\t\u{7F}\u{8}", keys: .enter, .enter, .tab, .backspace, .backspace),
    Input("\u{0}\u{1}\u{3}\u{1A}", keys: .control(" "), .control("a"), .control("c"), .control("z")),
    Input("\u{1C}\u{1D}\u{1E}\u{1F}", keys: .control("\\"), .control("]"), .control("^"), .control("_")),
    Input("\u{1B}", keys: .escape),
    Input("\u{1B}\u{1B}", keys: .escape, .escape),
    Input("\u{1B}\u{1B}\u{1B}", keys: .escape, .escape, .escape),
    Input("\u{1B}x\u{1B}é\u{1B}\r", keys: .alt("x"), .alt("é"), Key(.enter, .alt)),
    Input("\u{1B}\u{3}", keys: Key(.character("c"), [.alt, .control])),
    Input("\u{1B}\u{1B}x", keys: .escape, .alt("x")),
    Input("\u{1B}[", keys: .alt("[")),
    Input("\u{1B}O", keys: .alt("O")),
    Input("\u{1B}Oz", keys: .alt("O"), "z"),
    Input("\u{1B}]", keys: .alt("]")),
    Input("\u{1B}\u{1B}[", keys: .escape, .alt("[")),
    Input("e\u{301}", keys: "e", "\u{301}"),
    // C1 controls, a lone continuation, an overlong slash, a surrogate, above the last, and one broken off.
    Input([0xC2, 0x9B], keys: "\u{FFFD}"),
    Input([0x80, 0x61], keys: "\u{FFFD}a"),
    Input([0xC0, 0xAF], keys: "\u{FFFD}\u{FFFD}"),
    Input([0xE0, 0x80, 0xAF], keys: "\u{FFFD}\u{FFFD}\u{FFFD}"),
    Input([0xED, 0xA0, 0x80], keys: "\u{FFFD}\u{FFFD}\u{FFFD}"),
    Input([0xF4, 0x90, 0x80, 0x80], keys: "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    Input([0xF0, 0x9F, 0x9A, 0x62], keys: "\u{FFFD}b"),
    Input([0xE6, 0x97], keys: "\u{FFFD}"),
  ]

  private static let legacy = [
    Input("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", keys: .up, .down, .right, .left),
    Input("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF", keys: .up, .down, .right, .left, .home, .end),
    Input("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", keys: .home, .end, .home, .end, .home, .end),
    Input("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", keys: .insert, .delete, .pageUp, .pageDown),
    Input("\u{1B}[1;5A\u{1B}[1;2D", keys: Key(.up, .control), Key(.left, .shift)),
    Input("\u{1B}[3;3~\u{1B}[5;6~", keys: Key(.delete, .alt), Key(.pageUp, [.control, .shift])),
    Input("\u{1B}[Z\u{1B}[1;6Z", keys: .backTab, Key(.tab, [.control, .shift])),
    Input("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", keys: .function(1), .function(2), .function(3), .function(4)),
    Input("\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[24~", keys: .function(1), .function(5), .function(6), .function(12)),
    Input("\u{1B}[1;2P\u{1B}[15;5~", keys: Key(.function(1), .shift), Key(.function(5), .control)),
    Input("\u{1B}[[A\u{1B}[[E", keys: .function(1), .function(5)),
    Input("\u{1B}[a\u{1B}Oa\u{1B}[3$", keys: Key(.up, .shift), Key(.up, .control), Key(.delete, .shift)),
    Input("\u{1B}[3^\u{1B}[3@", keys: Key(.delete, .control), Key(.delete, [.control, .shift])),
    Input("\u{1B}O5P\u{1B}[5A", keys: Key(.function(1), .control), Key(.up, .control)),
    Input("\u{1B}Op\u{1B}Oy\u{1B}Ok\u{1B}OM", keys: "0", "9", "+", .enter),
    Input("\u{1B}\u{1B}[A", keys: Key(.up, .alt)),
    Input("\u{1B}\u{1B}\u{1B}[A", keys: .escape, Key(.up, .alt)),
    Input("\u{1B}[A\u{1B}", keys: .up, .escape),
  ]

  private static let kitty = [
    Input("\u{1B}[27u\u{1B}[13u\u{1B}[9;2u\u{1B}[127;5u", keys: .escape, .enter, .backTab, Key(.backspace, .control)),
    Input("\u{1B}[97u\u{1B}[97;5u\u{1B}[97;3u", keys: "a", .control("a"), .alt("a")),
    Input("\u{1B}[97;6u\u{1B}[97:65;6u", keys: .control("A"), .control("A")),
    Input("\u{1B}[49:33;4u\u{1B}[49;4u", keys: .alt("!"), Key(.character("1"), [.alt, .shift])),
    Input("\u{1B}[1089::99;5u\u{1B}[1089::99u", keys: .control("c"), "с"),
    Input("\u{1B}[97;9u\u{1B}[97;17u", keys: Key(.character("a"), .super), Key(.character("a"), .hyper)),
    // Caps Lock and Num Lock.
    Input("\u{1B}[97;69u\u{1B}[97;133u", keys: .control("a"), .control("a")),
    Input("\u{1B}[97;5:1u\u{1B}[97;5:2u", keys: .control("a"), .control("a")),
    Input("\u{1B}[97;5:3u\u{1B}[1;1:3A", .keyRelease(.control("a")), .keyRelease(.up)),
    Input("\u{1B}[1;5:2A\u{1B}[3;1:2~", keys: Key(.up, .control), .delete),
    Input("\u{1B}[97;2;65u\u{1B}[0;;229:98u", keys: "A", "å", "b"),
    Input("\u{1B}[57376u\u{1B}[57399u\u{1B}[57414u\u{1B}[57417u", keys: .function(13), "0", .enter, .left),
    // Shift by itself, the volume, and numbers that no key has.
    Input("\u{1B}[57441u\u{1B}[57440u\u{1B}[55296u\u{1B}[1114112u\u{1B}[7u", keys: []),
    Input("\u{1B}[97;999u\u{1B}[u", keys: []),
  ]

  private static let otherKeys = [
    Input("\u{1B}[27;5;97~\u{1B}[27;6;65~", keys: .control("a"), .control("A")),
    Input("\u{1B}[27;2;13~\u{1B}[27;5;9~", keys: Key(.enter, .shift), Key(.tab, .control)),
    Input("\u{1B}[27;6;33~\u{1B}[27;3;27~", keys: .control("!"), Key(.escape, .alt)),
    Input("\u{1B}[27~\u{1B}[27;5~", keys: []),
  ]

  /// What nobody knows, what is cut and what doesn't end leave no letter behind that would pass for a key.
  private static let broken = [
    Input("\u{1B}[99~\u{1B}[1;2;3;4q\u{1B}[>1;2c\u{1B}[12;40R\u{1B}[ q\u{1B}[[qx", keys: "x"),
    Input("\u{1B}[1;\u{1B}[A", keys: .up),
    Input("\u{1B}[1;\u{18}a", keys: "a"),
    Input("\u{1B}[1;\ra", keys: .enter, "a"),
    Input("\u{1B}[1;5", keys: []),
    Input("\u{1B}[1;99999999999999999999999Ax", keys: "x"),
    Input("\u{1B}[" + String(repeating: "1;", count: 100) + "Ax", keys: "x"),
    Input("\u{1B}[1<Ax", keys: "x"),
    Input("\u{1B}]52;c;Zm9v\u{7}x\u{1B}P1$r0m\u{1B}\\y\u{1B}_Gi=1;OK\u{1B}\\z", keys: "x", "y", "z"),
    Input("\u{1B}]11;rgb:\u{1B}[A", keys: .up),
    Input("\u{1B}]11;rgb:\u{18}a", keys: "a"),
    Input("\u{1B}]" + String(repeating: "q", count: 300) + "\u{7}x", keys: "x"),
    Input("\u{1B}]0;cut off", keys: []),
    Input("\u{1B}\u{1B}[99~x", keys: .escape, "x"),
  ]

  private static let reports = [
    Input("\u{1B}[I\u{1B}[O", .focusGained, .focusLost),
    Input("\u{1B}[<0;1;1M\u{1B}[<0;1;1m", .mouse(at(.press(.left), 0, 0)), .mouse(at(.release(.left), 0, 0))),
    Input("\u{1B}[<2;200;60M", .mouse(at(.press(.right), 59, 199))),
    Input("\u{1B}[<32;5;6M\u{1B}[<35;5;6M", .mouse(at(.drag(.left), 5, 4)), .mouse(at(.move, 5, 4))),
    Input("\u{1B}[<64;1;2M\u{1B}[<65;1;2M", .mouse(at(.scroll(.up), 1, 0)), .mouse(at(.scroll(.down), 1, 0))),
    Input("\u{1B}[<20;1;1M", .mouse(MouseEvent(.press(.left), row: 0, column: 0, modifiers: [.shift, .control]))),
    Input("\u{1B}[<128;1;1M", .mouse(at(.press(.other(8)), 0, 0))),
    Input("\u{1B}[M !!\u{1B}[M#\"#", .mouse(at(.press(.left), 0, 0)), .mouse(at(.release(.left), 2, 1))),
    Input("\u{1B}\u{1B}[<0;1;1M", .key(.escape), .mouse(at(.press(.left), 0, 0))),
    Input("\u{1B}[<0;0;0M\u{1B}[<0;1M\u{1B}[<999;1;1M", keys: []),
  ]

  private static let answers = [
    Input("\u{1B}[?2026;2$y\u{1B}[?1;0$y", .answer(.mode(2026, .reset)), .answer(.mode(1, .unknown))),
    Input("\u{1B}]11;rgb:1e1e/2020/ffff\u{1B}\\", .answer(.background(red: 0x1E, green: 0x20, blue: 0xFF))),
    Input("\u{1B}]10;rgb:f/8/0\u{7}", .answer(.foreground(red: 255, green: 136, blue: 0))),
    Input("\u{1B}]11;rgba:00/80/ff/80\u{7}", .answer(.background(red: 0, green: 128, blue: 255))),
    Input("\u{1B}]11;rgb:1/2\u{7}\u{1B}]11;rgb:x/y/z\u{7}\u{1B}]11;red\u{7}\u{1B}]4;rgb:0/0/0\u{7}", keys: []),
    Input("\u{1B}[?62;22c\u{1B}[?6c", .answer(.attributes([62, 22])), .answer(.attributes([6]))),
    Input("\u{1B}[?5u\u{1B}[?997;1n", .answer(.keyboardFlags(5)), .answer(.appearance(isDark: true))),
    Input("\u{1B}[?2026;9$y\u{1B}[?997;3n", keys: []),
  ]

  private static let pastes = [
    Input("\u{1B}[200~dd:q!\u{3}\u{1B}[201~x", .paste("dd:q!"), .key("x")),
    Input("\u{1B}[200~a\rb\r\nc\nd\te\u{1B}[201~", .paste("a\nb\nc\nd\te")),
    Input("\u{1B}[200~\u{1B}[200~\u{1B}[20\u{1B}[31mé\u{9B}\u{7F}\u{1B}[201~", .paste("[200~[20[31mé")),
    Input("\u{1B}[200~\u{1B}[201~\u{1B}[201~", keys: []),
    Input("\u{1B}\u{1B}[200~a\u{1B}[201~", .key(.escape), .paste("a")),
    Input("\u{1B}[200~👨‍👩‍👧\u{1B}[201~", .paste("👨‍👩‍👧")),
  ]

  private static func at(_ action: MouseEvent.Action, _ row: Int, _ column: Int) -> MouseEvent {
    MouseEvent(action, row: row, column: column)
  }
}
