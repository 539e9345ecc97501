import ArchitectureKit
import Testing

/// Names, patterns and texts that are forbidden.
@Suite struct ForbiddenRulesTests {
  @Test func `G03 a forbidden name is reported where code uses it`() throws {
    let source = "// MEGASdkManager\nlet a = \"MEGASdkManager\"\n\nlet sdk = MEGASdkManager.shared\n"
    let file = SourceFile(path: "App/Scene.swift", text: source)
    let found = RulePreset.mega.flatMap { $0.violations(in: file) }
    let expected = Violation(
      location: SourceLocation(file: "App/Scene.swift", line: 4, column: 11), rule: "disallow-mega-sdk-manager",
      message: "'MEGASdkManager' is forbidden here", advice: "use the extensions for shared instances")
    #expect(found == [expected])
  }

  @Test(arguments: [
    Row("let a = URL(fileURLWithPath: path).pathExtension", "1:9"),
    Row("let a = Foundation.URL(filePath: f(path)[0])\n  .pathExtension", "1:20"),
    Row("NSURL(fileURLWithPath: path).pathExtension", "1:1"),
    Row("path.pathExtension", ""),
    Row("\"a.b\".pathExtension", ""),
    Row("url.pathExtension", ""),
    Row("URL(fileURLWithPath: path).path", ""),
    Row("URL(string: path)!.pathExtension", ""),
    Row("f(URL(fileURLWithPath: path), other.pathExtension)", ""),
  ]) func `G04 a discouraged path extension is reported`(_ row: Row) throws {
    let rule = try #require(RulePreset.mega.first { $0.id == "discouraged-path-extension" })
    let found = findings(rule, row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row(#"URL(fileURLWithPath: "a/b.txt").pathExtension"#, #"URL(fileURLWithPath: "a/b.txt").pathExtension"#),
    Row(#"URL(fileURLWithPath:"").pathExtension"#, #"URL(fileURLWithPath:"").pathExtension"#),
    Row(#"URL(fileURLWithPath: "\(a) b/\(c)").pathExtension"#, #"URL(fileURLWithPath: "\(a) b/\(c)").pathExtension"#),
    Row(##"URL(fileURLWithPath: #"a"b"#).pathExtension"##, ##"URL(fileURLWithPath: #"a"b"#).pathExtension"##),
    Row("URL(fileURLWithPath: /* of */ path)\n  .pathExtension", "URL(fileURLWithPath: path) .pathExtension"),
    Row(
      "URL(fileURLWithPath: \"\"\"\n  a\n  \"\"\").pathExtension",
      "URL(fileURLWithPath: \"\"\"…\"\"\").pathExtension"),
  ]) func `G04 the code is quoted as it is written`(_ row: Row) throws {
    let rule = try #require(RulePreset.mega.first { $0.id == "discouraged-path-extension" })
    let found = rule.violations(in: SourceFile(path: "f.swift", text: row.source)).map(\.message)
    #expect(found == ["'\(row.expected)' is forbidden here"])
  }

  @Test(arguments: [
    Row("DispatchQueue.main.async {}", "1:1"), Row("let lock = DispatchSemaphore(value: 0)", "1:12"),
    Row("Thread.sleep(forTimeInterval: 1)", "1:1"), Row("Foundation.Thread.sleep(until: end)", "1:12"),
    Row("import Dispatch", ""), Row("// DispatchQueue", ""), Row("try await Task.sleep(for: .seconds(1))", ""),
  ]) func `a queue and a sleeping thread are reported`(_ row: Row) {
    let found = findings(RulePreset.noDispatchQueue, row.source)
    #expect(found == row.expected)
  }

  @Test func `MEGA has eight rules`() {
    let ids = Set(RulePreset.mega.map(\.id))
    #expect(ids.count == 8)
  }

  @Test func `each of MEGA's names is found with its advice`() {
    let source = """
      MEGAGenericRequestDelegate()
      MEGAResultRequestDelegate()
      MEGAChatGenericRequestDelegate()
      MEGAChatResultRequestDelegate()
      URL(fileURLWithPath: a).lastPathComponent
      """
    let file = SourceFile(path: "f.swift", text: source)
    let found = RulePreset.mega.flatMap { $0.violations(in: file) }.sorted()
    let lines = found.map(\.location.line)
    #expect(lines == [1, 2, 3, 4, 5])
    let allAdvise = found.allSatisfy { $0.advice != nil }
    #expect(allAdvise)
  }

  @Test(arguments: [
    Row("let a: Double = 1", "1:8"),
    Row("func f(_ a: Float) -> [CGFloat]", "1:13, 1:24"),
    Row("let doubled = DoubleEntry() // Double", ""),
  ]) func `money is exact`(_ row: Row) {
    let found = findings(RulePreset.exactMoney, row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row("let a = \"x ▶ y\"", "1:12"),
    Row("let a = \"\\u{25B6}\"", "1:10"),
    Row("let a = \"é – 1\" // ▶", ""),
    Row("let a = \"\"\"\n  a\n  b ✓\n  \"\"\"", "3:5"),
    Row("let a = \"\\(\"→\")\"", "1:13"),
  ]) func `glyphs stand in no text`(_ row: Row) {
    let found = findings(ForbiddenText(id: "raw-glyph", pattern: .glyphs, advice: "use Icon"), row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row("let a = \"x   y\"", "1:11"),
    Row("let a = \"x  \\(b)   \"", "1:17"),
    Row("let a =    \"x y\"", ""),
  ]) func `spacing stands in no text`(_ row: Row) throws {
    let rule = ForbiddenText(id: "raw-spacing", pattern: try .expression(" {3,}"), severity: .warning)
    let found = findings(rule, row.source)
    #expect(found == (row.expected.isEmpty ? "" : row.expected + " warning"))
  }

  @Test func `a colour by its escape is found`() throws {
    let rule = ForbiddenText(id: "raw-colour", pattern: try .expression(#"\x1B\["#))
    let file = SourceFile(path: "f", text: "let a = \"\\u{1B}[31m\"")
    let messages = rule.violations(in: file).map(\.message)
    #expect(messages == [#"the text "\u{1B}[" is forbidden here"#])
  }

  @Test(arguments: [
    Row(#"let a = "C0\u{31}030""#, "1:10"),
    Row(##"let a = #"C0\u{31}030"#"##, ""),
    Row(##"let a = #"\#u{43}01030"#"##, "1:11"),
    Row(###"let a = ##"\#u{43}01030"##"###, ""),
    Row(###"let a = ##"\##u{43}01030"##"###, "1:12"),
    Row(##"let a = #"\(b)\#(c + "\u{43}0")\#u{43}01030"#"##, "1:32"),
    Row(##"let a = #"\#("\#u{43}01030")\u{43}01030"#"##, ""),
    Row(#"let a = "\\u{43}01030""#, ""),
    Row(#"let a = "\\\u{43}01030""#, "1:10"),
    Row(#"let a = "\u{D800}C0103\u{30}""#, "1:10"),
    Row("let a = #\"\"\"\n  \\u{43}01030\n  \\#u{43}01030\n  \"\"\"#", "1:13"),
  ]) func `a raw string has escapes of its own`(_ row: Row) throws {
    let found = findings(ForbiddenText(id: "raw-colour", pattern: try .expression("C01030")), row.source)
    #expect(found == row.expected)
  }

  @Test func `a text without escapes is looked at once, as it is`() throws {
    let rule = ForbiddenText(id: "blank", pattern: try .expression("^ *$"))
    let found = findings(rule, "let a = \"b\"\nlet c = \"  \"")
    #expect(found == "2:10")
  }

  @Test(arguments: [
    Row("VStack(spacing: 2) {}", "1:17"),
    Row("text.padding(-4).padded(to: 20)", "1:15, 1:29"),
    Row("VStack(spacing: Spacing.small, alignment: 2)", ""),
    Row("padding(a + 2); padding(); padding", ""),
    Row("f(isOn ? spacing : 2)", ""),
    Row("func f(spacing: Int = 2) {}", ""),
    Row("// spacing: 2\n\"spacing: 2\"", ""),
    Row("spacing", ""),
  ]) func `a distance has a name`(_ row: Row) {
    let found = findings(RawNumber(names: ["spacing", "pad*"]), row.source)
    #expect(found == row.expected)
  }

  @Test func `an expression that can't be read is refused`() {
    #expect(throws: TextPatternError.self) { try TextPattern.expression("(") }
  }
}
