import CommandKit
import Testing

/// Lines that ask for what tools read: completion scripts, candidates, the grammar as JSON, the manual page.
@MainActor @Suite struct CompletionRequestTests {
  nonisolated static let scripts = [
    Row("--generate-completion-script bash", "bash"),
    Row("--generate-completion-script=zsh", "zsh"),
    Row("add --generate-completion-script fish", "fish"),
    Row("--generate-completion-script bash --help", "bash"),
    Row("--help --generate-completion-script bash", "bash"),
    Row("--generate-completion-script bash extra", "bash"),
    Row("--generate-completion-script", "zsh", environment: ["SHELL": "/usr/bin/zsh"]),
    Row("--generate-completion-script=", "fish", environment: ["SHELL": "/opt/fish"]),
    Row("--generate-completion-script --version", "bash", environment: ["SHELL": "/bin/bash"]),
  ]

  @Test(arguments: scripts) func `a script is made for the shell`(_ row: Row) async {
    let exit = await CommandRunner(Probe.self).exit(of: words(row.line), environment: row.environment)
    let firstLines = exit.output.split(separator: "\n").prefix(2).joined()
    #expect(firstLines.contains("Completions of probe for \(row.expected)."))
    #expect(exit.code == .success)
  }

  nonisolated static let failures = [
    Row("--generate-completion-script powershell", "Can't generate completion scripts for 'powershell'."),
    Row("add --generate-completion-script=Bash", "Can't generate completion scripts for 'Bash'."),
    Row("--generate-completion-script", "Can't autodetect a supported shell."),
    Row("--generate-completion-script", "Can't autodetect a supported shell.", environment: ["SHELL": "/bin/tcsh"]),
  ]

  @Test(arguments: failures) func `there is none for any other shell`(_ row: Row) async {
    let exit = await CommandRunner(Probe.self).exit(of: words(row.line), environment: row.environment)
    let advice = "Please use --generate-completion-script=<shell> with one of:\n    zsh bash fish"
    #expect(exit.message == "\(row.expected)\n\(advice)")
    #expect(exit.code == .usage)
  }

  nonisolated static let others = [
    Row("--experimental-dump-help", "dump: probe"),
    Row("add n --bogus --experimental-dump-help", "dump: probe add"),
    Row("--experimental-dump-help --version", "dump: probe"),
    Row("--experimental-dump-help --help", "help: probe"),
    Row("-- --experimental-dump-help", "Unexpected argument '--experimental-dump-help'"),
    Row("help --man", "manual: probe"),
    Row("help --man mid leaf", "manual: probe mid leaf"),
    Row("mid help leaf --man", "manual: probe mid leaf"),
    Row("help --man xylophone", "Unexpected argument 'xylophone'"),
  ]

  @Test(arguments: others) func `the grammar is asked for in other forms`(_ row: Row) {
    let found = outcome(row.line)
    #expect(found == row.expected)
  }

  @Test func `words go to zsh and fish with their help, one a line`() async {
    let zsh = await CommandRunner(Shelf.self).exit(of: ["---completion", "zsh", "show", ""])
    let fish = await CommandRunner(Shelf.self).exit(of: ["---completion", "fish", ""])
    let lines = zsh.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["words", "Japan trip\tin 'the' [hall]: 10"])
    #expect(!zsh.output.contains("two"))
    #expect(fish.output.hasPrefix("words\nshow\tShows a [book]: its 'title', its \"author\" \\ and $(more).\nload\t"))
  }

  @Test func `zsh is told of words that fit by a later part, since it offers none of them itself`() async {
    let later = await CommandRunner(Shelf.self).exit(of: ["---completion", "zsh", "show", "TRI"])
    let begun = await CommandRunner(Shelf.self).exit(of: ["---completion", "zsh", "show", "jap"])
    let nothing = await CommandRunner(Shelf.self).exit(of: ["---completion", "zsh", "show", "rip"])
    let fish = await CommandRunner(Shelf.self).exit(of: ["---completion", "fish", "show", "tri"])
    #expect(later.output == "matches\nJapan trip\tin 'the' [hall]: 10")
    #expect([begun, nothing, fish].allSatisfy { $0.output.hasPrefix("words\nJapan trip\t") })
  }

  @Test func `bash gets words as its line needs them`() async {
    let exit = await CommandRunner(Shelf.self).exit(of: ["---completion", "bash", " :=", "shelf show 'jap"])
    let files = await CommandRunner(Shelf.self).exit(of: ["---completion", "bash", " :=", "shelf load --into=my\\ di"])
    #expect(exit.output == "words\njapanese")
    #expect(files.output == "directories\nmy di")
  }

  nonisolated static let mistaken = [[], ["powershell"], ["bash"], ["zsh"], ["bash", " "]]

  @Test(arguments: mistaken) func `a question that makes no sense has no effect`(_ arguments: [String]) async {
    let exit = await CommandRunner(Shelf.self).exit(of: ["---completion"] + arguments)
    #expect(exit.code == .success || exit.code == .usage)
  }
}
