import ArchitectureKit
import Testing

/// Types that don't stand beside each other in a signature.
@Suite struct ForbiddenSignatureTests {
  private static let rule = ForbiddenSignature(id: "whole-money", names: ["Decimal", "Currency"])

  @Test(arguments: [
    Row("func pay(_ sum: Decimal, in currency: Currency) {}", "1:6"),
    Row("func pay(\n  _ sum: [Decimal?],\n  in currency: Utilities.Currency = .euro\n) {}", "1:6"),
    Row("func value(in currency: Currency) -> Decimal { 0 }", "1:6"),
    Row("func value(in currency: Currency) async throws(Failure)\n  -> Decimal\n{ 0 }", "1:6"),
    Row("struct A { init?(_ sum: Decimal, _ currency: Currency) {} }", "1:12"),
    Row("struct A { subscript(currency: Currency) -> Decimal? { nil } }", "1:12"),
    Row("protocol A {\n  func value(in currency: Currency) -> Decimal\n}", "2:8"),
    Row("enum A { case belowZero(available: Decimal, Currency) }", "1:15"),
    Row("struct A { let sum: Decimal\n let currency: Currency }", "1:8"),
    Row("final class A { var sum: Decimal?, currency: Currency? }", "1:13"),
    Row("protocol A { var sum: Decimal { get }\n var currency: Currency { get } }", "1:10"),
    Row("struct A { struct B { let sum: Decimal\n let currency: Currency } }", "1:19"),
  ]) func `all the types in one signature`(_ row: Row) {
    let found = findings(Self.rule, row.source)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    "func pay(_ sum: Money, in currency: Currency) {}",
    "func pay(_ sum: Decimal) { let currency: Currency = .euro }",
    "func pay(_ sum: Decimal) {}\nfunc pay(_ currency: Currency) {}",
    "protocol A {\n  func pay(_ sum: Decimal)\n  func pay(_ currency: Currency)\n}",
    "func style(_ currency: Currency) -> Decimal.FormatStyle.Currency { a }",
    "enum A { case sum(Decimal), currency(Currency) }",
    "enum A { case sum(Decimal)\n case currency(Currency) }",
    "struct A { let currency: Currency\n var ratio: Decimal { 0 } }",
    "struct A { let currency: Currency\n static let none: Decimal = 0 }",
    "struct A { let sum: Decimal }\nstruct B { let currency: Currency }",
    "struct A { let sum: Decimal\n struct B { let currency: Currency } }",
    "let sum: Decimal = 0\nlet currency: Currency = .euro",
    "// func pay(_ sum: Decimal, in currency: Currency)",
  ]) func `types apart`(_ source: String) {
    let found = findings(Self.rule, source)
    #expect(found == "")
  }

  @Test func `the report names the signature and the types`() throws {
    let file = SourceFile(path: "f.swift", text: "func pay(_ sum: Decimal, in currency: Currency) {}")
    let found = try #require(Self.rule.violations(in: file).first)
    #expect(found.message == "'pay(_:in:)' has Decimal beside Currency")
    #expect(found.rule == "whole-money")
  }
}
