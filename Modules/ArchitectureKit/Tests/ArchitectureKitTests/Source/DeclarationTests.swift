import ArchitectureKit
import Testing

/// Which declarations are found, and what is known of them.
@Suite struct DeclarationTests {
  static let rows = [
    Row("struct A {}", "struct A"),
    Row("public final class A: B, C.D {}", "class A(B,C.D) [final public]"),
    Row("enum E: Int { case a, b; case open\n case c(Int) }", "enum E(Int), E.case a, E.case open, E.case c"),
    Row("actor A {}\nlet actor = 1", "actor A, let actor"),
    Row("struct A<T: P>: Q where T: R {}", "struct A(Q)"),
    Row("extension A.B: P, Q<Int> {}", "extension A.B(P,Q)"),
    Row(
      "extension [A.B]: P {}\nextension [K: V] { func f() {} }", "extension [A.B](P), extension [K: V], [K: V].func f()"
    ),
    Row("struct A { subscript(a b: Int, c: Int) -> Int { b } }", "struct A, A.subscript subscript(a:_:)"),
    Row("extension A: @unchecked P {}", "extension A(P)"),
    Row(
      "protocol P: AnyObject { func f(); var v: Int { get } }\nfunc g() {}",
      "protocol P(AnyObject), P.func f(), P.var v, func g()"),
    Row("func f(a: Int, _ b: Int, c d: Int) {}", "func f(a:_:c:)"),
    Row("func f(@B content: () -> C, _ g: (Int, x: Int) -> D = { a, b in a }) {}", "func f(content:_:)"),
    Row("func f<T>(a: T) where T: P {\nfunc g() {}\n}", "func f(a:), f(a:).func g()"),
    Row("static func == (a: A, b: A) -> Bool { true }", "func ==(_:_:) [static]"),
    Row("struct A { init?(a: Int) { self.init() }\n init() {} }", "struct A, A.init init(a:), A.init init()"),
    Row("struct A { public private(set) var a = 1 }", "struct A, A.var a [public]"),
    Row(
      "struct A { var a: Int { let b = 1; return b }\n static let c = { let d = 1; return d }() }",
      "struct A, A.var a, A.let c [static]"),
    Row("if let a, var b { }\nguard case let c = d else { }\nlet e = 1", "let e"),
    Row("class A { class func f() {}\n class var v: Int { 1 } }", "class A, A.func f() [class], A.var v [class]"),
    Row(
      "class A { deinit {}\n subscript(a: Int) -> Int { a } }", "class A, A.deinit deinit, A.subscript subscript(_:)"),
    Row("import struct A.B\nimport class C.D", ""),
    Row("f(func: 1, struct: 2)\na.init(b)\nx.default", ""),
    Row("/// a\nstruct A {\n  /// b\n  @C(d) public var e = 1\n}", "struct A doc, A.var e [public] doc"),
    Row("@objc(x) open class A {}", "class A [open]"),
    Row("typealias A = B\nstruct S { associatedtype C }", "typealias A, struct S, S.associatedtype C"),
    Row("struct A {\n#if X\n  var b = 1\n#endif\n}\nvar c = 2", "struct A, A.var b, var c"),
    Row("`class` A\nlet `func` = 1", "let func"),
    Row("let (a, b) = c\nstruct S { var (_, (d, e)) = f, g = 1 }", "let a, struct S, S.var d"),
    Row("let (x: a, y: b) = c\nlet (_, _) = d\nif let (e, f) = g {}\nguard case let (h, i) = j else {}", "let a"),
    Row("func f() { let (a, b) = c }", "func f()"),
    Row(
      "@B public macro a<T>(_ c: T, d: Int) = #externalMacro(module: e, type: f)\nstruct S {}",
      "macro a(_:d:) [public], struct S"),
    Row(
      "macro(a)\nlet macro = 1\nf(macro: 2)\nmacro\na(b)\nenum E { case macro, b }", "let macro, enum E, E.case macro"),
  ]

  @Test(arguments: rows) func `a declaration is found`(_ row: Row) {
    let file = SourceFile(path: "f.swift", text: row.source)
    let found = file.declarations.map { summary(of: $0, in: file) }.joined(separator: ", ")
    #expect(found == row.expected)
  }

  @Test func `a declaration has the place of its name`() {
    let file = SourceFile(path: "f", text: "struct A {\n  func b() {}\n  init() {}\n}")
    let places = file.declarations.map(\.location.description)
    #expect(places == ["f:1:8", "f:2:8", "f:3:3"])
  }

  private func summary(of declaration: Declaration, in file: SourceFile) -> String {
    let parent = declaration.parent.map { file.declarations[$0].signature + "." } ?? ""
    let inherited = declaration.inherited.isEmpty ? "" : "(\(declaration.inherited.joined(separator: ",")))"
    let modifiers = declaration.modifiers.sorted().joined(separator: " ")
    return parent + "\(declaration.kind.rawValue) \(declaration.signature)\(inherited)"
      + (modifiers.isEmpty ? "" : " [\(modifiers)]") + (declaration.isDocumented ? " doc" : "")
  }
}
