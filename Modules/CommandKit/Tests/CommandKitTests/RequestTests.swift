import CommandKit
import Testing

/// Lines that ask for help or the version.
@Suite struct RequestTests {
  static let help = [
    Row("--help", "help: probe"),
    Row("-h", "help: probe"),
    Row("help", "help: probe"),
    Row("help add", "help: probe add"),
    Row("help a", "help: probe add"),
    Row("help mid leaf", "help: probe mid leaf"),
    Row("mid help leaf", "help: probe mid leaf"),
    Row("mid help", "help: probe mid"),
    Row("help help", "help: probe help"),
    Row("help hid", "help: probe hid"),
    Row("help -- add", "help: probe add"),
    Row("add --help", "help: probe add"),
    Row("--help add", "help: probe"),
    Row("mid --help leaf", "help: probe mid"),
    Row("add -vh", "help: probe add"),
    Row("add --help=x", "help: probe add"),
    Row("add n --bogus --help", "help: probe add"),
    Row("add n --count abc -h", "help: probe add"),
    Row("add --count --help", "help: probe add"),
    Row("add --help --bogus", "help: probe add"),
    Row("bare x y --help", "help: probe bare"),
    Row("bogus --help", "help: probe"),
    Row("add --help-hidden", "all help: probe add"),
    Row("--help-hidden", "all help: probe"),
  ]

  static let version = [
    Row("--version", "version 1.2.3"),
    Row("add --version", "version 1.2.3"),
    Row("--version add", "version 1.2.3"),
    Row("add -z --version", "version 1.2.3"),
    Row("add --version --help", "help: probe add"),
    Row("add --help --version", "help: probe add"),
    Row("add -- --version", "add name=--version"),
    Row("--version --verbose", "details 1.2.3 probe"),
    Row("add --verbose --version", "details 1.2.3 probe add"),
    Row("mid --bogus --verbose --version", "details 1.2.3 probe mid"),
    Row("--version --help --verbose", "help: probe"),
    Row("--version -- --verbose", "version 1.2.3"),
  ]

  static let mistaken = [
    Row("help xylophone", "Unexpected argument 'xylophone'"),
    Row("help ad", "Unexpected argument 'ad'. Did you mean 'add'?"),
    Row("help mid lef", "Unexpected argument 'lef'. Did you mean 'leaf'?"),
    Row("help add x", "Unexpected argument 'x'"),
    Row("help add -x", "Unknown option '-x'"),
  ]

  @Test(arguments: help) func `help is asked for anywhere and beats every mistake`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: version) func `the version is asked for anywhere`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: mistaken) func `help for nothing there is a mistake`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test func `a command may take the names of the built-in options`() {
    struct Own: ParsableCommand {
      static let configuration = CommandConfiguration(commandName: "own")

      @Option(name: .customShort("h")) var height: Int = 0
    }
    let short = outcome("-h 5", of: Own.self)
    let long = outcome("--help", of: Own.self)
    let version = outcome("--version", of: Own.self)
    #expect(short == "")
    #expect(long == "help: own")
    #expect(version == "Unknown option '--version'")
  }
}
