import ArchitectureKit
import Testing

/// Sources and the tokens they are cut into.
@Suite struct LexerTests {
  static let comments = [
    Row("a // b\nc", "a C c"), Row("_$a b$c + $d", "_$a b$c + $d"),
    Row("a /* b */ c", "a C c"),
    Row("a /* b /* c */ d */ e", "a C e"),
    Row("a /*/ b */ c", "a C c"),
    Row("/* never closed\nb", "C"),
    Row("/// d\n//// c\n//! c\na", "D C C a"),
    Row("/** d */ /*** c */ /**/ a", "D C C a"),
    Row("// \" ' ` #\"\na", "C a"),
    Row("a/*b*/+/*c*/d", "a C + C d"),
    Row("a +// b\nc", "a + C c"),
    Row("#!/usr/bin/swift\na", "#!/usr/bin/swift a"),
    Row("a\n#!b", "a U<#> _! b"),
    Row("let a = 1 // import B", "let a = 1 C"),
    Row("a\r\n// b\rc", "a C c"),
  ]

  static let strings = [
    Row(#""a""#, #"" T<a> ""#),
    Row(#""""#, #"" ""#),
    Row(#""a \" b" c"#, #"" T<a \" b> " c"#),
    Row(#""a \\" b"#, #"" T<a \\> " b"#),
    Row(#""// a" b"#, #"" T<// a> " b"#),
    Row("\"never closed\nb", "\" T<never closed> b"),
    Row("\"\\\nb", "\" T<\\> b"),
    Row("\"\"\"\na \"b\" \"\"c\n\"\"\" d", "\"\"\" T<\na \"b\" \"\"c\n> \"\"\" d"),
    Row("\"\"\"\na \\\"\"\" b\n\"\"\" d", "\"\"\" T<\na \\\"\"\" b\n> \"\"\" d"),
    Row("\"\"\"\na \\\n  b\n\"\"\"", "\"\"\" T<\na \\\n  b\n> \"\"\""),
    Row("\"\"\"\nnever closed", "\"\"\" T<\nnever closed>"),
    Row(##"#"a " \( b"# c"##, ##"#" T<a " \( b> "# c"##),
    Row(##"#"a \# b"#"##, ##"#" T<a \# b> "#"##),
    Row(##"#"a \#" b"# c"##, ##"#" T<a \#" b> "# c"##),
    Row(###"##"a "# b"## c"###, ###"##" T<a "# b> "## c"###),
    Row(##"#"""# a"##, ##"#" T<"> "# a"##),
    Row(##"#""#"##, ##"#" "#"##),
    Row("#\"\"\"\na \"\"\" b\n\"\"\"# c", "#\"\"\" T<\na \"\"\" b\n> \"\"\"# c"),
  ]

  static let interpolations = [
    Row(#""a \(b) c""#, #"" T<a > \( b )i T< c> ""#),
    Row(#""\(a)\(b)""#, #"" \( a )i \( b )i ""#),
    Row(#""\(f(a, (b)))" c"#, #"" \( f ( a , ( b ) ) )i " c"#),
    Row(#""\(a["b"])" c"#, #"" \( a [ " T<b> " ] )i " c"#),
    Row(#""\("\("a")")" b"#, #"" \( " \( " T<a> " )i " )i " b"#),
    Row(#""\(a /* ) */ + ")")""#, #"" \( a C + " T<)> " )i ""#),
    Row(#""\(/[)]/)" a"#, #"" \( R</[)]/> )i " a"#),
    Row(##"#"\(a) \#(b) c"#"##, ##"#" T<\(a) > \#( b )i T< c> "#"##),
    Row(##""\(#"\#("a")"#)" b"##, ##"" \( #" \#( " T<a> " )i "# )i " b"##),
    Row(#""\({ a })" b"#, #"" \( { a } )i " b"#),
    Row("\"\"\"\n\\(a)\n\\(\"b\")\n\"\"\"", "\"\"\" T<\n> \\( a )i T<\n> \\( \" T<b> \" )i T<\n> \"\"\""),
    Row(#""\(a, format: .b)""#, #"" \( a , format : . b )i ""#),
  ]

  static let names = [
    Row("`class` `a b` `c", "`class` `a b` U<`> c"),
    Row("$0 $a_b $", "$0 $a_b U<$>"),
    Row("é 日本 a\u{301} 👩‍🚀", "é 日本 a\u{301} 👩‍🚀"),
    Row("_ _a a1", "_ _a a1"),
    Row("a\u{A0}b", "a b"),
    Row("\u{FEFF}import A", "import A"),
    Row("#if a\n#endif #selector #warning", "#if a #endif #selector #warning"),
    Row("a # b", "a U<#> b"),
    Row("a.b?.c!.d", "a . b _? . c _! . d"),
    Row("\\.a \\A.b \\.?.c", "\\ . a \\ A . b \\ . _? . c"),
    Row("1 1.5 1_000 0x1F 0b1 0o7 1e-3 1.5E+3", "1 1.5 1_000 0x1F 0b1 0o7 1e-3 1.5E+3"),
    Row("a.0.1 1.a 1...2 0xe+1", "a . 0 . 1 1 . a 1 ... 2 0xe + 1"),
  ]

  static let operators = [
    Row("a + b", "a + b"),
    Row("a+b", "a+b".map(String.init).joined(separator: " ")),
    Row("-a", "-_ a"),
    Row("a! + b", "a _! + b"),
    Row("!a", "!_ a"),
    Row("a ? b : c", "a ? b : c"),
    Row("a ?? b", "a ?? b"),
    Row("a..<b", "a ..< b"),
    Row("f(&a)", "f ( &_ a )"),
    Row("a≤b × c", "a ≤ b × c"),
    Row("[A]?.none", "[ A ] _? . none"),
    Row("a...", "a _..."),
  ]

  @Test(arguments: comments) func `comments are no code`(_ row: Row) { check(row) }
  @Test(arguments: strings) func `texts are no code`(_ row: Row) { check(row) }
  @Test(arguments: interpolations) func `interpolations are code`(_ row: Row) { check(row) }
  @Test(arguments: names) func `names and numbers`(_ row: Row) { check(row) }
  @Test(arguments: operators) func `operators by their space`(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let found = sketch(row.source)
    #expect(found == row.expected)
  }
}
