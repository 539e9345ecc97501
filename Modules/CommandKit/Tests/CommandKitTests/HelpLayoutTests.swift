import CommandKit
import Testing

/// Whole help texts. All but the usage line, which wraps here, is what swift-argument-parser prints for the same declarations.
@Suite struct HelpLayoutTests {
  struct Page: CustomTestStringConvertible, Sendable {
    let line: String
    let width: Int
    let text: String

    var testDescription: String { "\(line.isEmpty ? "probe" : line) at \(width)" }
  }

  @Test(arguments: pages) func `help is laid out like its reference`(_ page: Page) throws {
    guard case .help(let command, _) = Parser(Probe.self).parse(["help"] + words(page.line)) else {
      Issue.record("the line did not ask for help")
      return
    }
    let text = HelpFormatter(width: page.width).help(for: command)
    #expect(text == page.text)
  }

  static let pages = usualPages + otherPages

  static let usualPages = [
    Page(
      line: "", width: 80,
      text: """
        OVERVIEW: A probe.

        Longer discussion text that is long enough to be wrapped somewhere around the
        eighty columns that a terminal has.

        Second paragraph.

        USAGE: probe <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          add, a                  Add things.
          big                     Many options.
          num
          mid                     Middle.
          flags
          arr
          opt
          ord
          par                     Parent.
          valid
          bare

        DATA SUBCOMMANDS:
          sum                     Sum with an abstract that is long enough to wrap at
                                  eighty columns in the list.

          See 'probe help <subcommand>' for detailed help.
        """),
    Page(
      line: "add", width: 80,
      text: """
        OVERVIEW: Add things.

        USAGE: probe add [--verbose] [--count <count>] [--tag <tag> ...]
               [--color <color>] [--paint <paint>] [--input-file-path <file>] <name>
               [<rest> ...]

        ARGUMENTS:
          <name>                  The name.
          <rest>                  The rest.

        OPTIONS:
          -v, --verbose           Be loud.
          -c, --count <count>     A count. (default: 3)
          -t, --tag <tag>         A tag.
          --color <color>         A color. (values: red, green, blue; default: red)
          --paint <paint>         Maybe color. (values: red, green, blue)
          --input-file-path <file>
                                  An input path that goes on for a while and has to be
                                  wrapped at the width.
                A discussion of this option which is long enough to be wrapped as well,
                at least at eighty columns.
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "big", width: 80,
      text: """
        OVERVIEW: Many options.

        Big discussion.

        USAGE: probe big [<options>] --kappa <kappa> <first> [<second>]

        ARGUMENTS:
          <first>                 first
          <second>                second

        SHARED THINGS:
          -x, --xflag             X flag.
          -y                      Y flag.
          --z <z>                 Z.

        OPTIONS:
          --alpha <alpha>         a
          --beta <beta>           b
          --gamma <gamma>         c
          --delta <delta>         d
          --epsilon <epsilon>     e
          --zeta <zeta>           f
          --eta <eta>             g
          --theta <theta>         h
          --iota <iota>           i
          --kappa <kappa>         j
          --nohelp <nohelp>
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "num", width: 80,
      text: """
        USAGE: probe num [--on <on>] [<amounts> ...]

        ARGUMENTS:
          <amounts>

        OPTIONS:
          --on <on>               (default: 1.0)
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "mid", width: 80,
      text: """
        OVERVIEW: Middle.

        USAGE: probe mid <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          leaf                    Leaf.

          See 'probe help mid <subcommand>' for detailed help.
        """),
    Page(
      line: "flags", width: 80,
      text: """
        USAGE: probe flags [--color] [--no-color] [--enable-sound] [--disable-sound]
               [--either] [--no-either] --choice|--no-choice

        OPTIONS:
          --color/--no-color      Colour it. (default: --color)
          --enable-sound/--disable-sound
                                  Sound it. (default: --disable-sound)
          -e, --either/--no-either
                                  Either.
          --choice/--no-choice    Choose.
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "arr", width: 80,
      text: """
        USAGE: probe arr --numbers <numbers> ... [--defs <defs> ...] <rest> ...

        ARGUMENTS:
          <rest>                  Required rest.

        OPTIONS:
          -n, --numbers <numbers> Numbers.
          --defs <defs>           Defaulted. (default: 1, 2)
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "opt", width: 80,
      text: """
        USAGE: probe opt [--fmt <fmt>] [-q <q>] [<thing>] [<colors> ...]

        ARGUMENTS:
          <thing>                 Opt pos. (default: 7)
          <colors>                (values: red, green, blue)

        OPTIONS:
          -F, --fmt, --format <fmt>
                                  Format.
          -q <q>                  Only short. (default: 1)
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "ord", width: 80,
      text: """
        USAGE: probe ord <goal-id> --on <on> [--my-url <my-url>] [--http-flag]
               [--edge <edge>] [--edgf <edgf>]

        ARGUMENTS:
          <goal-id>               Where.

        OPTIONS:
          --on <on>               Day.
          -u, --my-url <my-url>
                Only discussion.
          --http-flag             Line one.
                                  Line two is here and it is a long one that will wrap
                                  at eighty for sure.
          --edge <edge>           Exactly as many words as needed to hit the eightieth c
          --edgf <edgf>           Exactly as many words as needed to hit the eightieth
                                  co
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "par", width: 80,
      text: """
        OVERVIEW: Parent.

        USAGE: probe par [--pflag] [<word>] <subcommand>

        ARGUMENTS:
          <word>

        OPTIONS:
          --pflag                 P.
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          leaf2

          See 'probe help par <subcommand>' for detailed help.
        """),
    Page(
      line: "mid leaf", width: 80,
      text: """
        OVERVIEW: Leaf.

        USAGE: probe mid leaf [--f]

        OPTIONS:
          --f
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "hid", width: 80,
      text: """
        OVERVIEW: Hidden.

        USAGE: probe hid

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.
        """),
    Page(
      line: "help", width: 80,
      text: """
        OVERVIEW: Show subcommand help information.

        USAGE: probe help [--man] [<subcommands> ...]

        ARGUMENTS:
          <subcommands>

        OPTIONS:
          --man                   Print a manual page, for 'man -l -'.
          --version               Show the version.
          -h, --help              Show help information.
        """),
  ]
}
