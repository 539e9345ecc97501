import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What an import of files of banks asks, and what its answers are called.
@Suite struct BankImportQuestionTests {
  @Test(arguments: [
    (FormatContext.english, "No account has the bank id DE02…2051. Whose file is it?", ["Rainy day (#1)"]),
    (.french, "Aucun compte n’a l’identifiant bancaire DE02…2051. À qui est ce fichier ?", ["Rainy day (#1)"]),
  ])
  func `an account's id is masked where it is asked about`(
    _ format: FormatContext, _ title: String, _ answers: [String]
  ) {
    let account = FinancialAccountDomain(
      id: Samples.id(1), number: 1, provider: "Marcus", ownName: "Rainy day", type: .savingsAccount,
      balance: .zero(in: Samples.currency("USD")))
    let question = BankImportQuestion.account(bankID: "DE02120300000000202051", [account])
    #expect(question.title(format) == title)
    #expect(question.answers(format) == answers)
  }

  @Test func `several accounts are told apart by their whole ids`() {
    let question = BankImportQuestion.bankAccount(["DE02120300000000202051", "DE02990300000000202051"])
    #expect(question.answers(.english) == ["DE02120300000000202051", "DE02990300000000202051"])
    #expect(question.title(.english) == "The file has several accounts. Which one?")
    #expect(question.title(.french) == "Le fichier a plusieurs comptes. Lequel ?")
  }

  @Test func `rows in other currencies are left out where nothing else is wrong`() {
    let usd = Samples.currency("USD")
    var file = BankFileReport(name: "f", kind: .mt940)
    let other = RowError(line: 2, column: nil, reason: BankRowProblem.otherCurrency("EUR", expected: usd))
    file.rows.reject(other)
    #expect(Self.report(file).otherCurrencies == nil)
    file.note(Samples.day(20_260_401))
    let question = BankImportQuestion.currency(own: usd, others: ["EUR"])
    #expect(Self.report(file).otherCurrencies == question)
    #expect(question.title(.english) == "The file has rows in EUR too, which can't be imported into USD.")
    #expect(question.answers(.english) == ["import the rows in USD, leave out the others"])
    #expect(question.answers(.french) == ["importer les lignes en USD, laisser les autres"])
    file.rows.reject(RowError(line: 3, column: nil, reason: .unknownOrder))
    #expect(Self.report(file).otherCurrencies == nil)
  }

  @Test(arguments: [("DE02120300000000202051", "DE02…2051"), ("123456", "…456"), ("1", "…")])
  func `a masked id has its ends alone`(_ id: String, _ masked: String) {
    #expect(id.maskedBankID == masked)
  }

  @Test(arguments: [
    ("DE02", true), ("12-34-56/78.9", true), ("", false), ("a\u{200B}", false),
    (String(repeating: "1", count: 65), false),
  ])
  func `an id is one line of 64 characters at most`(_ id: String, _ isOne: Bool) { #expect(id.isBankID == isOne) }

  private static func report(_ file: BankFileReport) -> BankImportReport {
    BankImportReport(files: [file], isOfGoal: false, owner: "Giro")
  }
}
