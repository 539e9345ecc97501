import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import TerminalKit

extension GoldenScreen {
  /// The steps of an import of files of banks.
  static let bankImports = [
    GoldenScreen("import") { try await importing(statement(), [.submit], in: $0) },
    GoldenScreen("import-refused") { try await importing(statement(in: "EUR"), [.submit], in: $0) },
    GoldenScreen("import-form", hasAccessibleForm: true) { world in
      let screen = try world.open(.data(.importBankFiles), as: BankImportScreen.self)
      await screen.viewModel.send(.sources([.file(path: "/nowhere/april.ofx")]))
      await screen.viewModel.send(.proceed)
      return screen
    },
    GoldenScreen("import-reading", hasAccessibleForm: true) {
      try await importing(table, [.proceed, .choose(0)], in: $0)
    },
    GoldenScreen("import-read", hasAccessibleForm: true) {
      try await importing(table, answered + [.keep("mybank")], in: $0)
    },
    GoldenScreen("import-profile") {
      try await importing(table, answered + [.keep("mybank"), .submit], in: $0)
    },
    GoldenScreen("import-accounts") {
      let text = file([part("DE02120300000000202051"), part("FR7630006000011234567890189")])
      return try await importing(text, [.goal(nil), .account(.id(Samples.id(101))), .proceed, .choose(1)], in: $0)
    },
    GoldenScreen("import-currencies") {
      try await importing(file([part(), part(in: "EUR")]), [.proceed, .choose(0)], in: $0)
    },
    GoldenScreen("import-account", hasAccessibleForm: true) {
      try await importing(statement("DE02120300000000202051"), [.goal(nil), .proceed, .choose(0)], in: $0)
    },
    GoldenScreen("import-review", hasAccessibleForm: true) {
      let actions: [Action] = [.goal(nil), .account(.id(Samples.id(101))), .proceed, .remember(true)]
      return try await importing(statement("DE02120300000000202051"), actions, in: $0)
    },
    GoldenScreen("import-remembered") {
      let actions: [Action] = [.goal(nil), .account(.id(Samples.id(101))), .proceed, .remember(true), .submit]
      return try await importing(statement("DE02120300000000202051"), actions, in: $0)
    },
    GoldenScreen("import-probable", hasAccessibleForm: true) {
      try await importing(statement(amount: "50.00", on: "20260412"), [.proceed, .probable(.skip)], in: $0)
    },
    GoldenScreen("import-probable-refused") {
      try await importing(statement(amount: "50.00", on: "20260412"), [.proceed, .submit], in: $0)
    },
  ]

  private typealias Action = BankImportScreen.ViewModel.Action

  /// The first answer to each of two questions.
  private static let answered: [Action] = [.proceed, .choose(0), .answer, .choose(0), .answer]

  /// A screen that a file was chosen on, for a goal in dollars, and then what is done.
  @MainActor private static func importing(
    _ text: String, _ actions: [Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.data(.importBankFiles), as: BankImportScreen.self)
    let chosen: [Action] = [.sources([.bytes(Array(text.utf8))]), .goal(.id(Samples.id(1)))]
    for action in chosen + actions { await screen.viewModel.send(action) }
    return screen
  }

  /// A file of one statement.
  private static func statement(
    _ account: String = "4711", in currency: String = "USD", amount: String = "5.00", on day: String = "20260401"
  ) -> String {
    file([part(account, in: currency, amount: amount, on: day)])
  }

  private static func file(_ statements: [String]) -> String {
    "OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1>\n" + statements.joined() + "</BANKMSGSRSV1></OFX>\n"
  }

  /// A statement of an account, with the balance at its end.
  private static func part(
    _ account: String = "4711", in currency: String = "USD", amount: String = "5.00", on day: String = "20260401"
  ) -> String {
    """
    <STMTTRNRS><STMTRS><CURDEF>\(currency)
    <BANKACCTFROM><ACCTID>\(account)</BANKACCTFROM>
    <BANKTRANLIST>
    <STMTTRN><DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>1<NAME>Interest</STMTTRN>
    <STMTTRN><DTPOSTED>20260402<TRNAMT>-2.50<FITID>2<NAME>Fee</STMTTRN>
    </BANKTRANLIST>
    <LEDGERBAL><BALAMT>102.50<DTASOF>20260410</LEDGERBAL>
    </STMTRS></STMTTRNRS>

    """
  }

  /// A table whose order of day and month, and whose signs, nothing proves.
  private static let table = """
    Date,Amount,Text
    03/04/2026,10.00,Gift
    05/06/2026,-3.00,Fee

    """
}
