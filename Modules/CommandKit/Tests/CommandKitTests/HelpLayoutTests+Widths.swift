extension HelpLayoutTests {
  static let otherPages = [
    Page(
      line: "", width: 40,
      text: """
        OVERVIEW: A probe.

        Longer discussion text that is long
        enough to be wrapped somewhere around
        the eighty columns that a terminal has.

        Second paragraph.

        USAGE: probe <subcommand>

        OPTIONS:
          --version               Show the
                                  version.
          -h, --help              Show help
                                  information.

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
          sum                     Sum with an
                                  abstract that
                                  is long
                                  enough to
                                  wrap at
                                  eighty
                                  columns in
                                  the list.

          See 'probe help <subcommand>' for
          detailed help.
        """),
    Page(
      line: "add", width: 40,
      text: """
        OVERVIEW: Add things.

        USAGE: probe add [--verbose]
               [--count <count>]
               [--tag <tag> ...]
               [--color <color>]
               [--paint <paint>]
               [--input-file-path <file>]
               <name> [<rest> ...]

        ARGUMENTS:
          <name>                  The name.
          <rest>                  The rest.

        OPTIONS:
          -v, --verbose           Be loud.
          -c, --count <count>     A count.
                                  (default: 3)
          -t, --tag <tag>         A tag.
          --color <color>         A color.
                                  (values: red,
                                  green, blue;
                                  default: red)
          --paint <paint>         Maybe color.
                                  (values: red,
                                  green, blue)
          --input-file-path <file>
                                  An input path
                                  that goes on
                                  for a while
                                  and has to be
                                  wrapped at
                                  the width.
                A discussion of this option
                which is long enough to be
                wrapped as well, at least at
                eighty columns.
          --version               Show the
                                  version.
          -h, --help              Show help
                                  information.
        """),
    Page(
      line: "ord", width: 40,
      text: """
        USAGE: probe ord <goal-id> --on <on>
               [--my-url <my-url>]
               [--http-flag] [--edge <edge>]
               [--edgf <edgf>]

        ARGUMENTS:
          <goal-id>               Where.

        OPTIONS:
          --on <on>               Day.
          -u, --my-url <my-url>
                Only discussion.
          --http-flag             Line one.
                                  Line two is
                                  here and it
                                  is a long one
                                  that will
                                  wrap at
                                  eighty for
                                  sure.
          --edge <edge>           Exactly as
                                  many words as
                                  needed to hit
                                  the eightieth
                                  c
          --edgf <edgf>           Exactly as
                                  many words as
                                  needed to hit
                                  the eightieth
                                  co
          --version               Show the
                                  version.
          -h, --help              Show help
                                  information.
        """),
    Page(
      line: "", width: 120,
      text: """
        OVERVIEW: A probe.

        Longer discussion text that is long enough to be wrapped somewhere around the eighty columns that a terminal has.

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
          sum                     Sum with an abstract that is long enough to wrap at eighty columns in the list.

          See 'probe help <subcommand>' for detailed help.
        """),
    Page(
      line: "add", width: 120,
      text: """
        OVERVIEW: Add things.

        USAGE: probe add [--verbose] [--count <count>] [--tag <tag> ...] [--color <color>] [--paint <paint>]
               [--input-file-path <file>] <name> [<rest> ...]

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
                                  An input path that goes on for a while and has to be wrapped at the width.
                A discussion of this option which is long enough to be wrapped as well, at least at eighty columns.
          --version               Show the version.
          -h, --help              Show help information.
        """),
  ]
}
