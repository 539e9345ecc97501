import Foundation
import Testing

/// What the tables of banks have beside days and amounts: signs of currencies, and lines of totals.
@Suite struct BankTableTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `amounts with the sign of the goal's currency need no option, also in a bank's own layout`() async throws {
    let generic = "Date,Description,Amount\n2026-05-03,TEA,-$4.50\n2026-05-04,SALARY,\"$1,000.00\"\n"
    let own = """
      "Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"
      "05/05/2026","MoneyLink Transfer","","SAVINGS","","","","$2,000.00"
      "05/06/2026","Journal","","RENT","","","","-$20.00"

      """
    for (text, total) in [(generic, "1595.50"), (own, "3575.50")] {
      let file = try modulo.file("signs.csv", text)
      let answer = try await modulo("import", file, "--goal", "japan", "--sign", "signed", "--yes")
      #expect(answer.status == 0, "\(answer.error)")
      let goal = try await modulo("goal", "show", "japan", "--json").json()
      #expect(goal["current"] as? String == total)
    }
    try await modulo("goal", "add", "Rome", "--target", "900", "--currency", "EUR")
    let signs = try modulo.file("signs.csv", generic)
    let refused = try await modulo("import", signs, "--goal", "rome", "--sign", "signed", "--json")
    #expect(refused.status == 65)
    let files = try refused.json()["files"] as? [[String: Any]]
    #expect(files?.first?["skipped"] as? Int == 0)
  }

  @Test func `a line of totals is refused with the option that leaves it out`() async throws {
    let file = try modulo.file("totals.csv", "Date,Text,Amount\n2026-05-03,TEA,-4.50\nTotal,,-4.50\n")
    let refused = try await modulo("import", file, "--goal", "japan", "--sign", "signed", "--yes")
    #expect(refused.status == 65)
    #expect(
      refused.error.contains("line 3, column 1: \"Total\" isn't a day; --footer TEXT leaves out"), "\(refused.error)")
    let line = [
      "import", file, "--goal", "japan", "--sign", "signed", "--allow-negative", "--footer", "total", "--yes",
    ]
    let taken = try await modulo.run(line)
    #expect(taken.status == 0)
    #expect(taken.output.contains("1 imported"), "\(taken.output)")
  }
}
