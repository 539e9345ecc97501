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

  func validate() throws(ValidationError) {
    if file != nil, since != nil { throw ValidationError("A file and --since exclude each other.") }
  }

  func run() async throws {
    let place = options.place
    guard let rule = try place.configuration().commits else { throw ArchitectFailure.noCommitRule }
    let messages = try file.map { [try Self.message(in: $0)] } ?? Self.messages(since: since, in: place.root)
    var count = 0
    for (name, message) in messages {
      for fault in rule.faults(of: message) {
        Output.write("\(name): error: \(fault): “\(message.subject)”\n")
        count += 1
      }
    }
    let subject = messages.count == 1 ? "1 message" : "\(messages.count) messages"
    Output.write("\(subject), \(count == 0 ? "no" : String(count)) \(count == 1 ? "error" : "errors").\n")
    if count > 0 { throw ExitCode.failure }
  }

  private static func message(in file: String) throws(ArchitectFailure) -> (name: String, message: CommitMessage) {
    guard let bytes = FileManager.default.contents(atPath: file) else { throw .unreadable(file) }
    let message = CommitMessage(edited: String(decoding: bytes, as: UTF8.self))
    return ("\(file):\(message.line)", message)
  }

  private static func messages(
    since commit: String?, in folder: URL
  ) throws(ArchitectFailure) -> [(name: String, message: CommitMessage)] {
    try GitChanges.messages(since: commit, in: folder).map { ($0.commit, CommitMessage($0.text)) }
  }
}
