import CommandKit

/// A program whose texts and values would break a script that quotes them carelessly.
struct Shelf: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "my-shelf", abstract: "Keeps books.", version: "1", subcommands: [Show.self, Load.self, Re_Order.self])

  @OptionGroup(scope: .global) var place: Place

  struct Place: ParsableArguments {
    @Option(
      help: "The room's [name]: 'here', \"there\" or `nowhere`, $HOME.", environment: "SHELF_ROOM",
      completion: .directory)
    var room: String?
    @Flag(help: "Say nothing.") var quiet = false
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows a [book]: its 'title', its \"author\" \\ and $(more).")

    @Option(name: [.short, .long, .customLong("colour")], help: "A colour.") var color: Color?
    @Option(name: .shortAndLong, help: "A tag.") var tag: [String] = []
    @Flag(inversion: .prefixedNo, help: "Turn it.") var turned = false
    @Option(help: .hidden) var secret: String?
    @Argument(completion: .books) var book: String
    @Argument var colors: [Color] = []
  }

  struct Load: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Loads books.")

    @Argument(completion: .file(extensions: ["csv", "tsv"])) var table: String
    @Argument(completion: .file()) var anything: String?
    @Option(completion: .directory) var into: String?
  }

  struct Re_Order: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "re-order", abstract: "Sorts.")

    @Flag(help: "Backwards.") var back = false
  }
}

extension CompletionKind {
  /// Titles with everything that a shell takes for something else; the room comes from the line or the environment.
  static let books = CompletionKind.custom { context in
    let room = context.globalOptions(Shelf.Place.self)?.room
    let titles = [
      "Japan trip", "It's \"so\"", "a:b=c", "50 % [off] $HOME `x` \\ (y) & z; #1 *?", "Été ~ 👩‍👩‍👧", "japanese",
    ]
    return titles.map { CompletionCandidate($0, abstract: "in 'the' [\(room ?? "hall")]: \($0.count)") }
      + [CompletionCandidate("two\nlines")] + (context.words.contains("--color") ? [] : [CompletionCandidate("plain")])
  }
}
