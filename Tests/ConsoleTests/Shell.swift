import Foundation
import Testing

/// A shell of this machine that has `modulo` on its PATH and has read its completion script.
struct Shell {
  let name: String
  let modulo: Modulo

  /// Runs a script; `arguments` are its `$1` and so on (fish: `$argv[1]` and so on).
  ///
  /// - Returns: What it wrote to standard output.
  func run(_ script: String, _ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let process = try modulo.process([], environment)
    let binary = try #require(process.executableURL).deletingLastPathComponent().path
    process.executableURL = URL(fileURLWithPath: try Self.path(of: name))
    let quiet = ["bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]][name] ?? []
    process.arguments = quiet + ["-c", script] + (name == "fish" ? [] : [name]) + arguments
    process.currentDirectoryURL = modulo.folder
    process.environment?.merge(["PATH": "\(binary):/usr/local/bin:/usr/bin:/bin", "TERM": "dumb"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    let end = try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether a test has to run here. A tool may be missing on a contributor's machine, and never where CI runs.
  static func isExpected(_ tool: String) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || found(tool) != nil
  }

  /// - Throws: When the tool is missing; says how to get it.
  static func path(of tool: String) throws -> String {
    try #require(found(tool), "\(tool) is missing: run '.ci/setup --tests', or install it with your package manager")
  }

  private static func found(_ tool: String) -> String? {
    ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin", "/bin"].map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Shell {
  /// The words that bash would put in the place of the line's last one.
  func bashReplies(_ line: String, environment: [String: String] = [:]) throws -> [String] {
    try run(
      Self.bashCompletion + "printf '%s\\n' \"${COMPREPLY[@]}\"\n", line, environment: environment
    ).split(separator: "\n").map(String.init)
  }

  /// What bash does when the Tab key is pressed, but for the drawing.
  static let bashCompletion = """
    source <(modulo --generate-completion-script bash)
    COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
    COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=(modulo) COMP_CWORD=0
    __modulo_completion

    """

  /// The words that fish offers at the end of a line, with what it says of them.
  func fishOffers(_ line: String, environment: [String: String] = [:]) throws -> [String] {
    try run(
      "modulo --generate-completion-script fish | source; complete -C $argv[1]", line, environment: environment
    ).split(separator: "\n").map(String.init)
  }

  /// Types a line into an interactive zsh, with a Tab wherever it has one, and returns what the line wrote to the file `out`.
  func typedIntoZsh(_ line: String, environment: [String: String] = [:]) throws -> String {
    try run(
      """
      zmodload zsh/zpty
      zpty typed zsh -f -i
      await() { zpty -r -m typed answer "*$1*" }
      zpty -w typed "PROMPT='READ''Y> '; PS2=; unsetopt BEEP"
      await 'READY> '
      zpty -w typed 'autoload -Uz compinit && compinit -u -D && source <(modulo --generate-completion-script zsh)'
      await 'READY> '
      zpty -w typed "${(g::)1} > out; print DO''NE"
      await DONE
      zpty -d typed
      cat out
      """, line, environment: environment)
  }
}
