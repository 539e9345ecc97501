import ModuloUtilities
import Testing

@Suite struct BankProfileTests {
  @Test func `every shipped profile is read as it is written`() throws {
    for profile in BankProfile.shipped {
      let again = try BankProfile(json: profile.json())
      #expect(again == profile)
    }
    let names = Set(BankProfile.shipped.map(\.name))
    let count = BankProfile.shipped.count
    #expect(names.count == count)
  }

  private static let valid = #"{"name":"a","title":"A","variants":[{"columns":{"day":"D","amount":["A","B"]}}]}"#

  /// A change of a valid text, and the fault that it is; no fault for a nil problem.
  struct Change: Sendable {
    let old: String
    let new: String
    let member: String
    let problem: BankProfileError.Problem?

    init(_ old: String, _ new: String, _ member: String, _ problem: BankProfileError.Problem?) {
      (self.old, self.new, self.member, self.problem) = (old, new, member, problem)
    }

    /// A member more in the first variant.
    static func member(_ text: String, _ member: String, _ problem: BankProfileError.Problem) -> Change {
      Change("}]}", "," + text + "}]}", "variants[0]." + member, problem)
    }
  }

  @Test func `valid profile is read`() throws {
    let profile = try BankProfile(json: Self.valid)
    let names = profile.variants.map(\.columns.amount)
    #expect(names == [.named(["A", "B"])])
  }

  private static let changes: [Change] = [
    Change(valid, "nonsense", "", .notJSON),
    Change(valid, "[]", "", .wrongType),
    Change(#""name":"a","#, "", "name", .missing),
    Change(#""a""#, #""a b""#, "name", .name("a b")),
    Change(#""a""#, "1", "name", .wrongType),
    Change(#""title""#, #""tilte":"","title""#, "tilte", .unknown),
    Change(#"[{"columns":{"day":"D","amount":["A","B"]}}]"#, "[]", "variants", .missing),
    Change(#""day":"D","#, "", "variants[0].columns.day", .missing),
    Change(#","amount":["A","B"]"#, #","in":"I""#, "variants[0].columns.amount", .missing),
    Change(#""D""#, "true", "variants[0].columns.day", .wrongType),
    Change(#""D""#, "0", "variants[0].columns", .value("0")),
    Change(#""day""#, #""dya":1,"day""#, "variants[0].columns.dya", .unknown),
    Change("]}}", #"],"flag":"F"}}"#, "variants[0].inWords", .missing),
    Change(#""D""#, #"" ""#, "variants[0].columns", .value("")),
    Change(#"["A","B"]"#, "[]", "variants[0].columns", .value("")),
    .member(#""footers":[""]"#, "footers", .value("")),
    .member(#""labels":{"closing":["a",""]}"#, "labels.closing", .value("")),
    .member(#""labels":{"end":["a"]}"#, "labels.end", .unknown),
    .member(#""sign":"plus""#, "sign", .value("plus")),
    .member(#""sign":"flag""#, "sign", .value("flag")),
    .member(#""delimiter":"ab""#, "delimiter", .value("ab")),
    .member(#""encoding":"ebcdic""#, "encoding", .value("ebcdic")),
    .member(#""decimalMark":";""#, "decimalMark", .value(";")),
    .member(#""dayOrders":["dmy","x"]"#, "dayOrders", .value("x")),
    .member(#""shape":["cell"]"#, "shape", .value("cell")),
    .member(#""firstYear":0"#, "firstYear", .value("0")),
    .member(#""ignoresBalances":true"#, "ignoresBalances", .unknown),
  ]

  @Test(arguments: changes)
  func `fault of a profile is named with its member`(_ change: Change) {
    let text = Self.valid.replacing(change.old, with: change.new)
    var found: BankProfileError?
    do throws(BankProfileError) {
      _ = try BankProfile(json: text)
    } catch {
      found = error
    }
    let (member, problem) = (found?.member, found?.problem)
    #expect(member == change.member)
    #expect(problem == change.problem)
  }

  @Test func `profile of a file reads the next one without a question`() throws {
    let text = "Datum;Betrag;Saldo\n25.02.2026;1,50;1,50\n03.02.2026;2;3,50\n"
    let options = try #require(StatementOutcome(text).options)
    let profile = try BankProfile(name: "mine", title: "My bank", variants: [options])
    let stored = try BankProfile(json: profile.json())
    let next = "Datum;Betrag;Saldo\n03.02.2026;1.000;1.000\n"
    let asked = StatementOutcome(next).subjects
    #expect(asked.contains(.dayOrder))
    let outcome = StatementOutcome(next, profiles: [stored])
    #expect(outcome.entries == ["2026-02-03 1000 =1000"])
  }

  @Test func `name of a profile has letters, digits and hyphens`() {
    let names = ["chase-card", "A1", "", "a b", "é", "a/b"].filter(BankProfile.isName)
    #expect(names == ["chase-card", "A1"])
  }

  @Test func `layout of a file that was read with a profile is one of a profile`() throws {
    let text = "Date,Description,Amount,Running Bal.\n10/05/2026,PAY,5,5\n10/06/2026,PAY,5,11\n"
    let outcome = StatementOutcome(
      text,
      options: .with {
        $0.profile = "bank-of-america"
        $0.ignoresBalances = true
      })
    let options = try #require(outcome.options)
    let profile = try BankProfile(name: "mine", title: "Mine", variants: [options])
    let stored = try BankProfile(json: profile.json())
    #expect(stored == profile)
    let error = StatementOutcome(text, profiles: [stored]).error
    #expect(error?.line == 3)
  }
}
