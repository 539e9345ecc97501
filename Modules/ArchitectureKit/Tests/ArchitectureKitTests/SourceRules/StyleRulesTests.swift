import ArchitectureKit
import Testing

/// Imports, blank lines, failures and documentation.
@Suite struct StyleRulesTests {
  @Test(arguments: [
    Row("\nimport A", "1:1"), Row("  \nimport A", "1:1"), Row("\r\nimport A", "1:1"), Row("\n", "1:1"),
    Row("import A\n\n", ""), Row("// a\n", ""), Row("", ""),
  ]) func `G05 a file that begins with a blank line is reported`(_ row: Row) {
    let found = findings(LeadingBlankLine(), row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row("import A\nimport B\nimport C", ""),
    Row("import B\nimport A", "2:1"),
    Row("import A\nimport C\nimport B\nimport A", "3:1, 4:1"),
    Row("import a\nimport B", ""),
    Row("import B\nimport _A", ""),
    Row("import _A\nimport B", ""),
    Row("import B\n\nimport A", ""),
    Row("public import B\nimport A", "2:1"),
    Row("import B\nimport struct A.C", ""),
    Row("import B\n@testable import A", ""),
    Row("#if X\nimport B\n#endif\nimport A", ""),
    Row("#if X\nimport B\nimport A\n#endif", "3:1"),
    Row("import B; import A", "1:11"),
  ]) func `G07 an import out of order is reported`(_ row: Row) {
    let found = findings(SortedImports(), row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row("do { try a() } catch {}", "1:16"),
    Row("do { try a() } catch let e as B {\n}", "1:16"),
    Row("do { try a() } catch { /* why */ }", "1:16"),
    Row("do { try a() } catch { b }", ""),
    Row("do { try a() } catch B.c {} catch { d }", "1:16"),
    Row("f(catch: 1) {}", ""),
    Row("// catch {}\n\"catch {}\"", ""),
  ]) func `no failure is swallowed`(_ row: Row) {
    let found = findings(EmptyCatch(), row.source)
    #expect(found == row.expected)
  }

  @Test func `a comment can be enough for a failure`() {
    let found = findings(EmptyCatch(allowsComment: true), "do {} catch { /* why */ }\ndo {} catch {}")
    #expect(found == "2:7")
  }

  @Test(arguments: [
    Row("public struct A {}", "1:15"),
    Row("/// a\npublic struct A {}", ""),
    Row("/// a\n@B(c)\n@D public\nstruct A {}", ""),
    Row("/** a */ open class A {}", ""),
    Row("// a\npublic struct A {}", "2:15"),
    Row("/// a\npublic struct A { public var b = 1; var c = 2 }", "2:30"),
    Row("/// a\npublic struct A { var b = 1; public init() {} }", ""),
    Row("/// a\npublic protocol P { func f(); associatedtype B }", "2:26, 2:46"),
    Row("protocol P { func f() }", ""),
    Row("public extension A { func f() {}\n private func g() {} }", "1:27"),
    Row("/// a\npublic enum A { case b }", ""),
    Row("public override func f() {}", ""),
    Row("public static func == (a: A, b: A) -> Bool { c }", ""),
    Row("public func hash(into hasher: inout Hasher) {}", ""),
    Row("/// a\n\npublic let b = 1", ""),
    Row("/// a\nlet b = 1\npublic let c = 1", "3:12"),
    Row("/// a\npublic let b = 1, c = 2\npublic let (_, d) = (1, 2)\npublic var (e, f) = (1, 2)", "3:16, 4:13"),
    Row("/// a\npublic let (b, c) = (1, 2)\nlet (d, e) = (1, 2)", ""),
    Row("public macro a(_ b: Int) = #externalMacro(module: \"C\", type: \"D\")", "1:14"),
    Row("@freestanding(expression)\npublic macro a<T>(_ b: T) -> T = #externalMacro(module: c, type: d)", "2:14"),
    Row("/// a\npublic macro a() = #externalMacro(module: b, type: c)\nmacro d() = #e()", ""),
  ]) func `what is public is documented`(_ row: Row) {
    let found = findings(UndocumentedPublic(severity: .error), row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row("struct A { public var b = 1 }", ""),
    Row("struct A { public enum B { case c; public func d() {} } }", ""),
    Row("/// a\npublic struct A { struct B { public let c = 1 }; public struct D { public let e = 1 } }", "2:64, 2:79"),
    Row("func f() { struct A { public func b() {} }; public struct C {} }", ""),
    Row("/// a\npublic var a: Int { struct B { public func c() {} }; return 1 }", ""),
    Row("package struct A { public let b = 1 }", ""),
    Row("struct A {}\nextension A { public func b() {} }\nextension A.C { public func d() {} }", "3:29"),
    Row("enum A { struct C {} }\nextension A.C { public func d() {} }", ""),
    Row(
      "extension A { public struct C { public let d = 1 } }\nextension A.C { public func e() {} }", "1:29, 1:44, 2:29"),
    Row("#if X\nstruct A {}\n#else\n/// a\npublic struct A {}\n#endif\nextension A { public let b = 1 }", "7:26"),
    // The compiler warns, and lets importers see it.
    Row("private extension Int { public func a() {} }", "1:37"),
    Row("private extension Int { func a() {} }", ""),
  ]) func `a member is public where the types around it are`(_ row: Row) {
    let found = findings(UndocumentedPublic(severity: .error), row.source)
    #expect(found == row.expected)
  }

  @Test func `an extension in another file of the module knows its type`() {
    let sources = [
      ("A", "struct Basket {}"), ("A", "extension Basket { public func b() {} }"),
      ("B", "public extension Basket { func c() {} }"),
    ]
    let files = sources.enumerated().map { SourceFile(path: "f\($0).swift", module: $1.0, text: $1.1) }
    let found = UndocumentedPublic().violations(in: files).map(\.location.file)
    #expect(found == ["f2.swift"])
  }

  @Test(arguments: [
    Row("/// a\npublic struct A: P { public var b = 1; public func c() {} }", "2:52"),
    Row("/// a\npublic struct A: Q { public var b = 1 }", ""),
    Row("extension A: Other { public func c() {} }", ""),
    Row("extension A: Other { public struct B {} }", "1:36"),
    Row("extension P { public var b: Int { 1 }; public func c() {} }", "1:52"),
    Row("/// a\npublic struct A: P { public enum T { case d } }", ""),
  ]) func `what a protocol asks for is documented there`(_ row: Row) {
    let protocols = "/// a\npublic protocol P {\n/// b\nvar b: Int { get }\n/// t\nassociatedtype T }\nprotocol Q: P {}"
    let files = [
      SourceFile(path: "f.swift", text: row.source), SourceFile(path: "p.swift", text: protocols),
    ]
    let found = findings(UndocumentedPublic(severity: .error).violations(in: files))
    #expect(found == row.expected)
  }

  @Test(.timeLimit(.minutes(10))) func `a type that many files extend is judged in linear time`() {
    let files = (0..<10_000).map {
      SourceFile(path: "f\($0).swift", text: "extension Buffer: P {}\nextension Buffer { public func f() {} }")
    }
    let found = UndocumentedPublic().violations(in: files).count
    #expect(found == files.count)
  }
}
