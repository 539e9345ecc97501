import CommandKit

/// The second recorded tree: the ways to end, and options that are declared above the command they are given to.
struct Ends: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ends", abstract: "Ways to end.", version: "ends 2", subcommands: [Say.self, Throw.self, Nested.self])

  @OptionGroup(scope: .global) var common: Common

  struct Common: ParsableArguments {
    @Option(help: "The file.") var data: String?
    @Flag(help: "As JSON.") var json = false
  }

  struct Say: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say it.")

    @Option(name: .shortAndLong, help: "An amount.") var amount: Double = 1
    @Argument(help: "The word.") var word: String
  }

  enum How: String, CaseIterable, ExpressibleByArgument { case plain, localized, code, zero, clean, help, validation }

  struct Throw: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "End somehow.")

    @Argument(help: "How.") var how: How

    func run() throws {
      switch how {
      case .plain: throw PlainError()
      case .localized: throw WordyError()
      case .code: throw ExitCode(3)
      case .zero: throw ExitCode(0)
      case .clean: throw CleanExit.message("a clean end")
      case .help: throw CleanExit.helpRequest
      case .validation: throw ValidationError("not like this.")
      }
    }
  }

  struct Nested: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Has one below.", subcommands: [Deep.self], aliases: ["n"])
  }

  struct Deep: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Deep.")

    @Option(help: "A word.") var word: String = ""
    @Option(help: "Levels.") var level: [Int] = []
  }
}

extension Ends.Say: Summarised {
  var summary: [String] { ["amount=\(amount)", "word=\(word)"] }
}

extension Ends.Deep: Summarised {
  var summary: [String] { ["word=\(word)"] + level.map(String.init) }
}

extension Ord: Summarised {
  var summary: [String] { ["goal=\(goalID)", "day=\(day)"] }
}

extension Valid: Summarised {
  var summary: [String] { [a, b] }
}

extension Hid: Summarised {
  var summary: [String] { [] }
}

extension Bare: Summarised {
  var summary: [String] { [] }
}

extension Sum: Summarised {
  var summary: [String] { [] }
}
