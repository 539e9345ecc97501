import CommandKit
import Testing

/// The manual page: what is in it, and that no text of a program is taken for a command of the page's language.
@MainActor @Suite struct ManualFormatterTests {
  struct Note: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "note", abstract: "Keeps notes.",
      discussion:
        ".SH is no macro here.\n'nor this.\n\nA back\\slash and a dash-word, in a text that is long enough to be broken somewhere.",
      version: "note 1.0", versionDate: "2026-04-12", subcommands: [Add.self, Secret.self],
      sections: [
        CommandSection(
          "Environment", rows: [.init("NO_COLOR", "No colour."), .init("NOTE_FILE", "The file; --file beats it.")]),
        CommandSection("Files", rows: [.init("~/.note-s", "The notes.")]),
      ],
      examples: [CommandExample("note add \"x\" --on -3d", abstract: "Add one")])

    @OptionGroup(title: "Global options", scope: .global) var place: Place

    struct Place: ParsableArguments {
      @Option(name: .shortAndLong, help: "The file.", environment: "NOTE_FILE") var file: String?
    }

    struct Add: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Add a note.")

      @Option(help: ArgumentHelp("The day.", discussion: "Today if not given.")) var on: String?
      @Flag(inversion: .prefixedNo, help: "Shout.") var loud = false
      @Option(help: .hidden) var secret: String?
      @Argument(help: "The text.") var text: String
    }

    struct Secret: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Hidden.", shouldDisplay: false)
    }
  }

  private static let page = #"""
    .TH "NOTE" "1" "2026-04-12" "note 1.0"
    .SH "NAME"
    note \- Keeps notes
    .SH "SYNOPSIS"
    \fBnote\fR <subcommand>
    .SH "DESCRIPTION"
    \&.SH is no macro here.
    .br
    \&'nor this.
    .PP
    A back\eslash and a dash\-word, in a text that is long enough to be broken
    somewhere.
    .SH "COMMANDS"
    .SS "note add"
    \fBnote add\fR [\-\-on <on>] [\-\-loud] [\-\-no\-loud] <text>
    .PP
    Add a note.
    .TP
    \fB\-\-on\fR \fIon\fR
    The day.
    .IP
    Today if not given.
    .TP
    \fB\-\-loud\fR, \fB\-\-no\-loud\fR
    Shout. (default: \-\-no\-loud)
    .TP
    \fItext\fR
    The text.
    .SH "GLOBAL OPTIONS"
    .TP
    \fB\-f\fR, \fB\-\-file\fR \fIfile\fR
    The file. [env: NOTE_FILE]
    .TP
    \fB\-\-version\fR
    Show the version.
    .TP
    \fB\-h\fR, \fB\-\-help\fR
    Show help information.
    .SH "ENVIRONMENT"
    .TP
    \fBNO_COLOR\fR
    No colour.
    .TP
    \fBNOTE_FILE\fR
    The file; \-\-file beats it.
    .SH "FILES"
    .TP
    \fB~/.note\-s\fR
    The notes.
    .SH "EXAMPLES"
    Add one
    .RS 4
    .PP
    .nf
    note add "x" \-\-on \-3d
    .fi
    .RE
    """#

  @Test func `a page has the sections that readers look for`() async {
    let page = await CommandRunner(Note.self).exit(of: ["help", "--man"]).output
    #expect(page == Self.page)
  }

  @Test func `help has the sections too, before the examples`() async {
    let help = await CommandRunner(Note.self).exit(of: ["--help"]).output
    #expect(
      help.contains(
        """


        ENVIRONMENT:
          NO_COLOR                No colour.
          NOTE_FILE               The file; --file beats it.

        FILES:
          ~/.note-s               The notes.

        EXAMPLES:
          Add one
        """))
    let below = await CommandRunner(Note.self).exit(of: ["add", "--help"]).output
    #expect(!below.contains("FILES:"))
  }

  @Test func `a variable that no section names is told by its option`() async {
    let page = await CommandRunner(Note.self).exit(of: ["help", "add", "--man"]).output
    #expect(page.contains(".SH \"ENVIRONMENT\"\n.TP\n\\fBNOTE_FILE\\fR\nThe file."))
  }

  @Test func `a page has sections that help hasn't, after those of the command`() async {
    let runner = CommandRunner(
      Note.self, manualSections: { [CommandSection("Keys", rows: [.init("q", "Leaves \($0.commandLine).")])] })
    let page = await runner.exit(of: ["help", "--man"]).output
    #expect(page.contains("The notes.\n.SH \"KEYS\"\n.TP\n\\fBq\\fR\nLeaves note.\n.SH \"EXAMPLES\""))
    let below = await runner.exit(of: ["help", "add", "--man"]).output
    #expect(below.contains("Leaves note add."))
    let help = await runner.exit(of: ["--help"]).output
    #expect(!help.contains("KEYS"))
  }

  @Test func `a section that can't be made is an error`() async {
    let runner = CommandRunner(Note.self, manualSections: { _ in throw ValidationError("No keys.") })
    let exit = await runner.exit(of: ["help", "--man"])
    #expect(exit.output.isEmpty)
    #expect(exit.errorOutput.contains("No keys."))
  }

  @Test func `sections are put into the language`() async {
    var strings = CommandStrings.english
    strings.phrase = { $0.hasPrefix("The notes") ? "Les notes." : $0 == "Files" ? "Fichiers" : $0 }
    let help = await CommandRunner(Note.self, strings: strings).exit(of: ["--help"]).output
    #expect(help.contains("FICHIERS:\n  ~/.note-s               Les notes."))
  }

  @Test func `a command's page is its own`() async {
    let page = await CommandRunner(Note.self).exit(of: ["help", "add", "--man"]).output
    #expect(
      page.hasPrefix(
        ".TH \"NOTE\\-ADD\" \"1\" \"2026-04-12\" \"note 1.0\"\n.SH \"NAME\"\nnote\\-add \\- Add a note\n"))
    #expect(page.contains(".SH \"OPTIONS\"\n.TP\n\\fB\\-\\-on\\fR"))
    #expect(!page.contains("secret"))
  }
}
