import CommandKit
import Foundation
import Testing

// The code of the README, word for word.
struct Greet: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Greets someone.", version: "1.0")

  @Argument(help: "Who is greeted.") var name: String
  @Option(name: .shortAndLong, help: "How often.", environment: "GREET_COUNT") var count = 1

  func validate() throws {
    if count < 1 { throw ValidationError("Greet at least once.") }
  }

  func run() async throws {
    throw CleanExit.message(Array(repeating: "Hello, \(name)!", count: count).joined(separator: " "))
  }
}

struct Bank: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Entry.self],
    groupedSubcommands: [CommandGroup(name: "Every day", shortcuts: [CommandShortcut("save", for: Entry.Add.self)])])
}

extension Bank {
  struct Entry: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Add.self])

    struct Add: ParsableCommand {
      @Option(name: [.long, .alias("date"), .alias("when")]) var on: String?
      @Argument var amount: Int
    }
  }
}

private struct Lend: ParsableCommand {
  struct Place: ParsableArguments {
    @Option var folder: String?
  }

  @OptionGroup(scope: .global) var place: Place

  @Argument(
    completion: .custom { context in
      let folder = context.globalOptions(Place.self)?.folder ?? "."
      return await titles(in: folder).map { CompletionCandidate($0, abstract: "a book") }
    }) var book: String

  private static func titles(in folder: String) async -> [String] { ["Emma in \(folder)"] }
}

@MainActor @Suite struct ReadmeTests {
  @Test func `README example`() async {
    let exit = await CommandRunner(Greet.self).exit(of: ["Ada", "-c2"])
    let slip = await CommandRunner(Greet.self).exit(of: ["--cuont", "2", "Ada"])
    #expect(exit.output == "Hello, Ada! Hello, Ada!")
    #expect(slip.message == "Unknown option '--cuont'. Did you mean '--count'?")
  }

  @Test func `README short word`() {
    let found = outcome("save 5", of: Bank.self)
    #expect(found == "entry add")
  }

  @Test func `README completion`() async {
    let found = await Parser(Lend.self).completion(after: ["--folder", "hall"], of: "")
    #expect("\(found)".contains("Emma in hall"))
  }

  @Test func `every block of Swift in the README is compiled here`() throws {
    let readme = try String(contentsOf: Recording.readme, encoding: .utf8)
    let source = try Self.lines(of: String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count > 2)
    for part in blocks.flatMap({ $0.components(separatedBy: "\n\n") }) {
      let isCompiled = source.contains(Self.lines(of: part))
      #expect(isCompiled, "\(part)")
    }
  }

  /// The code without its indentation, its empty lines, what is remarked beside it, and the mark of a program's beginning, of
  /// which tests have their own.
  private static func lines(of code: String) -> String {
    code.split(separator: "\n").map { line in
      let text = line.components(separatedBy: "  // ").first ?? ""
      return text.trimmingCharacters(in: .whitespaces)
    }
    .filter { !$0.isEmpty && $0 != "@main" }.map { $0 + "\n" }.joined()
  }
}
