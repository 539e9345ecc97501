import ArchitectureKit
import Testing

/// Which code a pattern finds.
@Suite struct CodePatternTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let source: String
    let expected: String

    init(_ pattern: String, _ source: String, _ expected: String) {
      self.pattern = pattern
      self.source = source
      self.expected = expected
    }

    var testDescription: String { "\(pattern) in \(source)" }
  }

  static let cases = [
    Case("Date()", "let a = Date()", "1:9"),
    Case("Date()", "let a = Date( /* now */ )", "1:9"),
    Case("Date()", "Foundation.Date()", "1:12"),
    Case("Date()", "Date(a) + MyDate() + Dates()", ""),
    Case("Date()", "// Date()\n\"Date()\"", ""),
    Case("Date()", "\"\\(Date())\"", "1:4"),
    Case("Calendar.current", "Calendar\n  .current", "1:1"),
    Case("Calendar.current", "Calendar.currentYear", ""),
    Case("try!", "try! a()\ntry? b()\ntry c() != d\ntry !e()", "1:1"),
    Case("as!", "a as! B", "1:3"),
    Case("@unchecked Sendable", "class A: @unchecked Sendable {}", "1:10"),
    Case("nonisolated(unsafe)", "nonisolated(unsafe) var a = 1", "1:1"),
    Case("Default*", "let a = DefaultStore()\nlet b = Default()\nlet c = aDefault", "1:9, 2:9"),
    Case("*Mocks", "a(StoreMocks.self, Mocks(), MocksOf())", "1:3, 1:20"),
    Case("Unsafe*Pointer", "UnsafeMutableRawPointer(a)\nUnsafePointer(b)\nUnsafePointers", "1:1, 2:1"),
    Case("*Request*Delegate*", "MEGARequestXDelegate2\nRequestDelegate\nDelegateRequest", "1:1, 2:1"),
    Case("f(…)", "f()\nf(1, (2))\nf", "1:1, 2:1"),
    Case("f(…).a", "f(1).b; f(2).a\nf(f(1).b).a", "1:9, 2:1"),
    Case("f(…, a: 1)", "f(b, a: 1)\nf((b, a: 1))\nf(a: 1)", "1:1"),
    Case("{ … return … }", "{ a; return b }\n{ a }", "1:1"),
    Case("print(…)", "let `print` = 1; print(\"a\")", "1:18"),
  ]

  @Test(arguments: cases) func `a pattern finds code`(_ item: Case) throws {
    let rule = ForbiddenCode(id: "forbidden", patterns: [try CodePattern(item.pattern)])
    let found = findings(rule, item.source)
    #expect(found == item.expected)
  }

  @Test(arguments: ["", " ", "// a", "…", "… a"]) func `nothing to look for is no pattern`(_ text: String) {
    #expect(throws: CodePatternError.self) { try CodePattern(text) }
  }
}
