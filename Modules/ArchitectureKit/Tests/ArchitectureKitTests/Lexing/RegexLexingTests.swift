import ArchitectureKit
import Testing

/// Where a slash begins a regex and where it is an operator.
@Suite struct RegexLexingTests {
  static let regexes = [
    Row("let a = /b/", "let a = R</b/>"),
    Row("let a = /b c/", "let a = R</b c/>"),
    Row("f(/a/)", "f ( R</a/> )"),
    Row("f(a, /b/, /c/)", "f ( a , R</b/> , R</c/> )"),
    Row("[/a/]", "[ R</a/> ]"),
    Row("return /a/", "return R</a/>"),
    Row("case /a/: b", "case R</a/> : b"),
    Row("/a/.b", "R</a/> . b"),
    Row("{ /a/ }", "{ R</a/> }"),
    Row("!/a/", "!_ R</a/>"),
    Row("a ?? /b/", "a ?? R</b/>"),
    Row("a = /(/)/", "a = R</(/> ) _/"),
    Row("a = /[/]/", "a = R</[/> ] _/"),
    Row(#"a = /\// + b"#, #"a = R</\//> + b"#),
    Row(#"a = /"/ + "b""#, #"a = R</"/> + " T<b> ""#),
    Row("a = /[{(]/ + b", "a = R</[{(]/> + b"),
    Row("try? /^ x/", "try _? R</^ x/>"),
    Row("try! /a/", "try _! R</a/>"),
    Row("a = /^\\d+ /", "a = /^_ \\ d _+ /"),
    Row("a\n  /b/\nc", "a R</b/> c"),
    Row("f(^/a/)", "f ( ^_ R</a/> )"),
  ]

  static let divisions = [
    Row("a / b / c", "a / b / c"),
    Row("a/b/c", "a / b / c"),
    Row("(a) / b / c", "( a ) / b / c"),
    Row("a[0] / 2 / 3", "a [ 0 ] / 2 / 3"),
    Row("1 / 2 / 3", "1 / 2 / 3"),
    Row("self / 2 / 3", "self / 2 / 3"),
    Row("a! / 2 / 3", "a _! / 2 / 3"),
    Row("} / 2 / 3", "} / 2 / 3"),
    Row("\"a\" / 2 / 3", "\" T<a> \" / 2 / 3"),
    Row("a.in / b / c", "a . in / b / c"),
    Row("`in` / b / c", "`in` / b / c"),
    Row("reduce(1, /)", "reduce ( 1 , / )"),
    Row("f(/, 0) + g(/)", "f ( / , 0 ) + g ( / )"),
    Row("{\n0\n/ 1 /\n2\n}", "{ 0 / 1 / 2 }"),
    Row("func / (a: B) / c", "func / ( a : B ) / c"),
    Row("infix operator /^/", "infix operator /^/"),
    Row("a = b /= c / d", "a = b /= c / d"),
    Row("x = /a // b\n", "x = /_ a C"),
    Row("x = /a\nb/", "x = /_ a b _/"),
    Row("f(/a) / b", "f ( /_ a ) / b"),
  ]

  static let extended = [
    Row("#/a/#", "R<#/a/#>"),
    Row("#/a/b/# c", "R<#/a/b/#> c"),
    Row("##/a/#b/## c", "R<##/a/#b/##> c"),
    Row("#/a\\/#b/# c", "R<#/a\\/#b/#> c"),
    Row("#/\n  a // b\n  \" {\n/# c", "R<#/\n  a // b\n  \" {\n/#> c"),
    Row("#/ a /# c", "R<#/ a /#> c"),
    Row("#/never closed\nb", "R<#/never closed> b"),
    Row("#/\nnever\nclosed", "R<#/> never closed"),
    Row("f(#/)/#)", "f ( R<#/)/#> )"),
  ]

  @Test(arguments: regexes) func `a slash begins a regex`(_ row: Row) { check(row) }
  @Test(arguments: divisions) func `a slash is an operator`(_ row: Row) { check(row) }
  @Test(arguments: extended) func `a regex between signs`(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    let found = sketch(row.source)
    #expect(found == row.expected)
  }
}
