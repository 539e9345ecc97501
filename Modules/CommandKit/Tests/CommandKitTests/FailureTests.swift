import CommandKit
import Testing

/// Lines that cannot be understood, and what is said of them.
@Suite struct FailureTests {
  static let unknown = [
    Row("add n --cout", "Unknown option '--cout'. Did you mean '--count'?"),
    Row("add n --cout=5", "Unknown option '--cout'. Did you mean '--count'?"),
    Row("add n --colour red", "Unknown option '--colour'. Did you mean '--color'?"),
    Row("add n --ADD", "Unknown option '--ADD'"),
    Row("add n --hel", "Unknown option '--hel'. Did you mean '--help'?"),
    Row("add n --zzzzzzzz", "Unknown option '--zzzzzzzz'"),
    Row("add n --secre x", "Unknown option '--secre'"),
    Row("add n --coun 5", "Unknown option '--coun'. Did you mean '--count'?"),
    Row("add n ---count", "Unknown option '---count'. Did you mean '--count'?"),
    Row("flags --no-colour", "Unknown option '--no-colour'. Did you mean '--no-color'?"),
    Row("add n -z", "Unknown option '-z'"),
    Row("add n -é", "Unknown option '-é'"),
    Row("add n -vz", "Unknown option '-z'"),
    Row("add n -xyz", "Unknown option '-x'"),
    Row("add n -verbose", "Unknown option '-verbose'. Did you mean '--verbose'?"),
    Row("add n -paint red", "Unknown option '-paint'. Did you mean '--paint'?"),
    Row("add n -count 5", "Unknown option '-count'. Did you mean '--count'?"),
    Row("add n -tag x", "Unknown option '-tag'. Did you mean '--tag'?"),
    Row("add n -tag=hush", "Unknown option '-tag'. Did you mean '--tag'?"),
    Row("add n -paint=hush", "Unknown option '-paint'. Did you mean '--paint'?"),
    Row("add n -tagged", "add name=n tag=agged"),
    Row("add n -zhush", "Unknown option '-z'"),
    Row("add n -d=hush", "Unknown option '-d'"),
    Row("-größe=hush", "Unknown option '-g'"),
    Row("add n --bogus=hush", "Unknown option '--bogus'"),
    Row("num -1.2.3", "The value '-1.2.3' is invalid for '<amounts>'"),
    Row("num -x", "Unknown option '-x'"),
    Row("--bogus", "Unknown option '--bogus'"),
    Row("-v add n", "Unknown option '-v'"),
  ]

  static let subcommands = [
    Row("ad", "Unexpected argument 'ad'. Did you mean 'add'?"),
    Row("nmu", "Unexpected argument 'nmu'. Did you mean 'num'?"),
    Row("flgas --choice", "Unexpected argument 'flgas'. Did you mean 'flags'?"),
    Row("ad n --count abc", "Unexpected argument 'ad'. Did you mean 'add'?"),
    Row("hepl", "Unexpected argument 'hepl'. Did you mean 'help'?"),
    Row("zz", "Unexpected argument 'zz'"),
    Row("elephants", "Unexpected argument 'elephants'"),
    Row("rm", "Unexpected argument 'rm'"),
    Row("n", "Unexpected argument 'n'"),
    Row("leaf", "Unexpected argument 'leaf'. Did you mean 'mid leaf'?"),
    Row("leaf2", "Unexpected argument 'leaf2'. Did you mean 'par leaf2'?"),
    Row("help leaf", "Unexpected argument 'leaf'. Did you mean 'mid leaf'?"),
    Row("mid lef", "Unexpected argument 'lef'. Did you mean 'leaf'?"),
    Row("-- add n", "2 unexpected arguments: 'add', 'n'"),
  ]

  static let values = [
    Row("add n --count", "Missing value for '--count <count>'"),
    Row("add n -c", "Missing value for '-c <count>'"),
    Row("add n -vc", "Missing value for '-c <count>'"),
    Row("add n --count=", "Missing value for '--count <count>'"),
    Row("add n -c=", "Missing value for '-c <count>'"),
    Row("add n --tag=", "Missing value for '--tag <tag>'"),
    Row("add n --tag -v", "Missing value for '--tag <tag>'"),
    Row("add n --tag -- x", "Missing value for '--tag <tag>'"),
    Row("add n --count abc", "The value 'abc' is invalid for '--count <count>'"),
    Row("add n -c abc", "The value 'abc' is invalid for '-c <count>'"),
    Row("add n -cabc", "The value 'abc' is invalid for '-c <count>'"),
    Row("add n --count ''", "The value '' is invalid for '--count <count>'"),
    Row("add n --tag ''", "The value '' is invalid for '--tag <tag>'"),
    Row("add n --tag=\u{A0}\t", "The value '\u{A0}\t' is invalid for '--tag <tag>'"),
    Row("add ''", "The value '' is invalid for '<name>'"),
    Row("add n ''", "The value '' is invalid for '<rest>'"),
    Row("add n --count abc --count 1", "The value 'abc' is invalid for '--count <count>'"),
    Row("add n --count 1 --count abc", "The value 'abc' is invalid for '--count <count>'"),
    Row("add n --count abc --bogus", "The value 'abc' is invalid for '--count <count>'"),
    Row("opt abc", "The value 'abc' is invalid for '<thing>'"),
    Row(
      "add n --color pink",
      "The value 'pink' is invalid for '--color <color>'. Please provide one of 'red', 'green' or 'blue'."),
    Row("opt 1 pink", "The value 'pink' is invalid for '<colors>'. Please provide one of 'red', 'green' or 'blue'."),
    Row("add n --verbose=yes", "The option '--verbose' does not take any value, but 'yes' was specified."),
    Row("add n -v=yes", "The option '-v' does not take any value, but 'yes' was specified."),
    Row("add n --verbose=", "The option '--verbose' does not take any value, but '' was specified."),
  ]

  static let counts = [
    Row("add", "Missing expected argument '<name>'"),
    Row("add --bogus", "Unknown option '--bogus'"),
    Row("arr", "Missing expected argument '--numbers <numbers> ...'"),
    Row("arr -n 1", "Missing expected argument '<rest> ...'"),
    Row("flags", "Missing one of: '--choice', '--no-choice'"),
    Row("ord", "Missing expected argument '<goal-id>'"),
    Row("ord x", "Missing expected argument '--on <on>'"),
    Row("bare x", "Unexpected argument 'x'"),
    Row("bare x y", "2 unexpected arguments: 'x', 'y'"),
    Row("bare x --bogus", "Unknown option '--bogus'"),
    Row("valid v b", "bad v."),
  ]

  @Test(arguments: unknown) func `an unknown option is named with the one that was meant`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: subcommands) func `an unknown subcommand is named with the one that was meant`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: values) func `every value is checked`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test(arguments: counts) func `too few and too many are told apart`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  static let texts = [
    Row(
      "add n --count abc",
      """
      Error: The value 'abc' is invalid for '--count <count>'
      Help:  --count <count>  A count.
      Usage: probe add [--verbose] [--count <count>] [--tag <tag> ...]
             [--color <color>] [--paint <paint>] [--input-file-path <file>] <name>
             [<rest> ...]
        See 'probe add --help' for more information.
      """),
    Row(
      "arr",
      """
      Error: Missing expected argument '--numbers <numbers> ...'
      Help:  --numbers <numbers>  Numbers.
      Usage: probe arr --numbers <numbers> ... [--defs <defs> ...] <rest> ...
        See 'probe arr --help' for more information.
      """),
    Row(
      "valid",
      """
      Error: Missing expected argument '<a>'
      Usage: probe valid <a> <b>
        See 'probe valid --help' for more information.
      """),
    Row(
      "valid v b",
      """
      Error: bad v.
      Usage: probe valid <a> <b>
        See 'probe valid --help' for more information.
      """),
    Row(
      "big",
      """
      Error: Missing expected argument '--kappa <kappa>'
      Help:  --kappa <kappa>  j
      Usage: probe big [<options>] --kappa <kappa> <first> [<second>]
        See 'probe big --help' for more information.
      """),
    Row(
      "xylophone",
      """
      Error: Unexpected argument 'xylophone'
      Usage: probe <subcommand>
        See 'probe --help' for more information.
      """),
    Row(
      "help mid lef",
      """
      Error: Unexpected argument 'lef'. Did you mean 'leaf'?
      Usage: probe mid <subcommand>
        See 'probe mid --help' for more information.
      """),
    Row(
      "opt x",
      """
      Error: The value 'x' is invalid for '<thing>'
      Help:  <thing>  Opt pos.
      Usage: probe opt [--fmt <fmt>] [-q <q>] [<thing>] [<colors> ...]
        See 'probe opt --help' for more information.
      """),
  ]

  @Test(arguments: texts) func `the whole error has the message, the usage and where to read more`(_ row: Row) throws {
    guard case .failure(let failure) = Parser(Probe.self).parse(words(row.line)) else {
      Issue.record("the line was understood")
      return
    }
    let text = FailureFormatter().text(for: failure)
    #expect(text == row.expected)
  }
}
