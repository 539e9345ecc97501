import CommandKit

/// The recorded tree of default subcommands: what stands above one, and one below another.
struct Box: ParsableCommand {
  static let configuration = CommandConfiguration(
    version: "1", subcommands: [List.self, Tag.self, Deep.self], defaultSubcommand: List.self)

  @OptionGroup var scope: Scope

  struct Scope: ParsableArguments {
    @Flag(name: .shortAndLong) var all = false
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists.", aliases: ["ls"])

    @OptionGroup var scope: Scope
    @Option(name: .shortAndLong, completion: .list(["1", "2"])) var limit: Int?
  }

  struct Tag: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Show.self, Edit.self], defaultSubcommand: Show.self)
  }

  struct Show: ParsableCommand {
    @Argument(completion: .list(["7"])) var number = 0
  }

  struct Edit: ParsableCommand {}

  struct Deep: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Middle.self], defaultSubcommand: Middle.self)

    @Flag var dry = false
  }

  struct Middle: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Leaf.self], defaultSubcommand: Leaf.self)
  }

  struct Leaf: ParsableCommand {
    @Flag var wet = false
  }
}

extension Box.List: Summarised {
  var summary: [String] { (scope.all ? ["all"] : []) + (limit.map { ["limit=\($0)"] } ?? []) }
}

extension Box.Show: Summarised {
  var summary: [String] { ["\(number)"] }
}

extension Box.Leaf: Summarised {
  var summary: [String] { wet ? ["wet"] : [] }
}

extension Box.Edit: Summarised {
  var summary: [String] { [] }
}
