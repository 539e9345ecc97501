import CommandKit
import Foundation
import Testing

/// The scripts themselves: golden, and run by the shells on an answer with every character that one of them could trip over.
@MainActor @Suite(.temporaryFolder) struct CompletionScriptTests {
  @Test(arguments: CompletionShell.allCases) func `no text of the program gets into a script`(_ shell: CompletionShell)
    async
  {
    let script = await CommandRunner(Shelf.self).exit(of: ["--generate-completion-script", shell.rawValue]).output
    for text in ["book", "room", "colour", "$HOME,", "$(more)"] { #expect(!script.contains(text)) }
    #expect(script.contains("__my_shelf_completion"))
    #expect(!script.hasSuffix("\n"))
  }

  @Test(arguments: ["it's", "a b", "x;y", "$z"]) func `a name that has to be quoted is`(_ name: String) {
    for shell in CompletionShell.allCases {
      let lines = CompletionScript(for: shell, program: name).text.split(separator: "\n")
      let last = lines.suffix(2).joined()
      #expect(last.contains("'\(name.replacing("'", with: "'\\''"))'"))
    }
  }

  @Test(.enabled(if: Shells.isExpected("bash"))) func `bash asks with the line and gets the words`() async throws {
    let shells = try await prepared("bash", ["---completion", "bash", " \t\n\"'><=;|&(:", "my-shelf show "])
    let output = try shells.run(
      "bash",
      """
      source script; complete -p my-shelf
      COMP_WORDBREAKS=' :='; COMP_LINE='my-shelf show It'; COMP_POINT=14; COMP_WORDS=(my-shelf)
      __my_shelf_completion; printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let asked = try shells.read("asked")
    #expect(output.hasPrefix("complete -F __my_shelf_completion my-shelf\nJapan\\ trip\nIt\\'s\\ \\\"so\\\"\n"))
    #expect(asked == "---completion\nbash\n :=\nmy-shelf show \n")
  }

  @Test(.enabled(if: Shells.isExpected("fish"))) func `fish shows each word with its help`() async throws {
    let shells = try await prepared("fish", ["---completion", "fish", "show", ""])
    let output = try shells.run("fish", "source script; complete -C 'my-shelf show '")
    let asked = try shells.read("asked")
    let lines = output.split(separator: "\n")
    #expect(lines.contains("Japan trip\tin 'the' [hall]: 10"))
    #expect(lines.contains { $0.hasPrefix("50 % [off] $HOME `x` \\ (y) & z; #1 *?\t") })
    #expect(asked == "---completion\nfish\nshow\n\n")
  }

  @Test(.enabled(if: Shells.isExpected("zsh"))) func `zsh shows each word with its help`() async throws {
    let shells = try await prepared("zsh", ["---completion", "zsh", ""])
    let output = try shells.run("zsh", Self.zshListing)
    let asked = try shells.read("asked")
    #expect(output.contains("Shows a [book]: its 'title', its \"author\" \\ and $(more"))
    #expect(output.contains("re-order"))
    #expect(asked == "---completion\nzsh\n\n")
  }

  /// Presses Tab in an interactive zsh and prints what it draws.
  private static let zshListing = """
    zmodload zsh/zpty
    zpty typed zsh -f -i
    await() { zpty -r -m typed answer "*$1*" }
    zpty -w typed "PROMPT='READ''Y> '; COLUMNS=100; unsetopt BEEP"
    await 'READY> '
    zpty -w typed 'autoload -Uz compinit && compinit -u -D && source ./script'
    await 'READY> '
    zpty -n -w typed $'my-shelf \\t'
    await 'author'; drawn=$answer
    await 'more'
    print -r -- $drawn$answer
    zpty -d typed
    """
}

extension CompletionScriptTests {
  /// A folder with the script, and with the program's answer to a question.
  private func prepared(_ shell: String, _ question: [String]) async throws -> Shells {
    let shells = Shells()
    let runner = CommandRunner(Shelf.self)
    try shells.write(await runner.exit(of: ["--generate-completion-script", shell]).output, to: "script")
    try shells.install("my-shelf", answer: await runner.exit(of: question).output)
    return shells
  }
}
