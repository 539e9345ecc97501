import ArchitectureKit
import CommandKit
import Foundation

/// `architect commits`
struct CommitsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "commits", abstract: "Say which messages of commits break the rule.",
      discussion:
        "The rule is “commits” in the contract file. Without a file and --since it looks at the last commit; merges "
        + "pass. Exits with 1 if a message breaks the rule.",
      examples: [
        CommandExample("architect commits --since origin/main", abstract: "Look at one's own commits"),
        CommandExample(
          "architect commits .git/COMMIT_EDITMSG", abstract: "Look at a message, as the hook commit-msg does"),
      ])
  }

  @OptionGroup var options: WorkspaceOptions

  @Argument(help: "A file with a message, as git gives it to the hook commit-msg.")
  var file: String?

  @Option(help: ArgumentHelp("Look at the commits since a commit of git.", valueName: "commit"))
  var since: String?

  @Flag(help: "Write one JSON document.")
  var json = false

  func validate() throws(ValidationError) {
    if file != nil, since != nil { throw ValidationError("A file and --since exclude each other.") }
  }

  func run() async throws {
    let place = options.place
    guard let rule = try place.configuration().commits else { throw ArchitectFailure.noCommitRule }
    let messages = try file.map { [try Self.message(in: $0)] } ?? Self.messages(since: since, in: place.root)
    let report = CommitReport(messages, by: rule)
    Output.write(json ? report.json : report.text)
    if !report.faults.isEmpty { throw ExitCode.failure }
  }

  private static func message(in file: String) throws(ArchitectFailure) -> (place: String, message: CommitMessage) {
    guard let bytes = FileManager.default.contents(atPath: file) else { throw .unreadable(file) }
    let message = CommitMessage(edited: String(decoding: bytes, as: UTF8.self))
    return ("\(file):\(message.line)", message)
  }

  private static func messages(
    since commit: String?, in folder: URL
  ) throws(ArchitectFailure) -> [(place: String, message: CommitMessage)] {
    try GitChanges.messages(since: commit, in: folder).map { ($0.commit, CommitMessage($0.text)) }
  }
}
