import CommandKit
import Testing

/// A command made of a line, without a run.
@Suite struct ParseTests {
  @Test func `a command is filled and validated`() throws {
    let sold = try Shop.Sell.parse(["TEA", "--town", "rome"])
    let root = try Shop.parseAsRoot(["--till", "1", "sell", "Tea"], environment: ["SHOP_TOWN": "ostia"])
    let below = try #require(root as? Shop.Sell)
    #expect(sold.item == "tea")
    #expect(sold.place.town == "rome")
    #expect(below.item == "tea")
    #expect(below.place.town == "ostia")
  }

  static let refused: [(line: String, code: Int32, message: String)] = [
    ("", 64, "Missing expected argument '<item>'"), ("tea --bogus", 64, "Unknown option '--bogus'"),
    ("air", 64, "Air has no price."), ("silence", 7, ""), ("error", 1, "custom description"),
    ("tea --town troy", 75, "the database is busy"), ("--help", 0, ""), ("advice", 0, ""),
  ]

  @Test(arguments: refused)
  func `what a line asks for instead, or what is wrong with it, is thrown`(line: String, code: Int32, message: String) {
    let exit = #expect(throws: CommandExit.self) { try Shop.Sell.parse(words(line)) }
    #expect(exit?.code.rawValue == code)
    #expect(exit?.message == message)
  }

  @Test func `a command that is parsed alone refuses a line for its subcommand`() {
    let exit = #expect(throws: CommandExit.self) { try Shop.parse(["--till", "1", "close"]) }
    #expect(exit?.message == "Unexpected argument 'close'")
    #expect(exit?.code == .usage)
  }

  @Test func `help that is thrown has its text`() {
    let exit = #expect(throws: CommandExit.self) { try Shop.parse(["sell", "--help"]) }
    let isHelp = exit?.output.contains("USAGE: shop sell") == true
    #expect(isHelp)
  }

  @Test func `a program is ended by an error, or well`() async {
    await #expect(processExitsWith: .exitCode(64)) { Shop.exit(withError: ValidationError("no")) }
    await #expect(processExitsWith: .exitCode(75)) { Shop.exit(withError: StorageFailure()) }
    await #expect(processExitsWith: .exitCode(0)) { Shop.exit(withError: CleanExit.message("done")) }
    await #expect(processExitsWith: .exitCode(0)) { Shop.exit() }
    await #expect(processExitsWith: .exitCode(64)) { await Shop.main(["--till"]) }
  }
}
