import CommandKit
import Testing

/// Help that stays short: names on a line, and sections that only the manual has.
@Suite struct HelpListingTests {
  private struct Tool: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tool",
      groupedSubcommands: [
        CommandGroup(name: "Every day", shortcuts: [CommandShortcut("save", for: Entry.Add.self)]),
        CommandGroup(name: "Entries", subcommands: [Entry.self, Secret.self], listing: .names),
        CommandGroup(name: "More", subcommands: [Export.self], listing: .names),
      ],
      sections: [CommandSection("Files", rows: [.init("~/.tool", "Where the entries are.")], isForManual: true)])
  }

  private struct Entry: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Entries.", subcommands: [Add.self], aliases: ["item"])

    struct Add: ParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Add an entry.")
    }
  }

  private struct Secret: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)
  }

  private struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Write all entries.")
  }

  private let description = Parser(Tool.self).description

  @Test func `a group of names is a line, and such lines stand together`() {
    let help = HelpFormatter().help(for: description)
    let lines = """
      EVERY DAY SUBCOMMANDS:
        save                    Add an entry.

      ENTRIES: entry, item
      MORE: export

      """
    #expect(help.contains(lines))
  }

  @Test func `a section of the manual isn't in help`() {
    let help = HelpFormatter().help(for: description)
    #expect(!help.contains("~/.tool"))
  }

  @Test func `help with what is hidden has the rows and the sections`() {
    let help = HelpFormatter().help(for: description, includingHidden: true)
    #expect(help.contains("  entry, item             Entries."))
    #expect(help.contains("  secret"))
    #expect(help.contains("  ~/.tool                 Where the entries are."))
  }

  @Test func `names that don't fit go on below each other`() {
    let help = HelpFormatter(width: 17).help(for: description)
    #expect(help.contains("ENTRIES: entry,\n         item\n"))
  }
}
