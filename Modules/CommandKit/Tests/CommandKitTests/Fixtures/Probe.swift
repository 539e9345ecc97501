import CommandKit

/// The tree whose help, errors and results were recorded with swift-argument-parser, the Kit's reference.
struct Probe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "A probe.",
    discussion: """
      Longer discussion text that is long enough to be wrapped somewhere around the eighty columns that a terminal has.

      Second paragraph.
      """,
    version: "1.2.3",
    subcommands: [
      Add.self, Big.self, Num.self, Mid.self, Hid.self, Flags.self, Arr.self, Opt.self, Ord.self, Par.self, Valid.self,
      Bare.self,
    ],
    groupedSubcommands: [CommandGroup(name: "Data", subcommands: [Sum.self])])
}

enum Color: String, CaseIterable, ExpressibleByArgument {
  case red, green, blue
}

struct Add: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Add things.", aliases: ["a"])

  @Flag(name: .shortAndLong, help: "Be loud.") var verbose = false
  @Option(name: .shortAndLong, help: "A count.") var count: Int = 3
  @Option(name: .shortAndLong, help: "A tag.") var tag: [String] = []
  @Option(help: "A color.") var color: Color = .red
  @Option(help: "Maybe color.") var paint: Color?
  @Option(
    help: ArgumentHelp(
      "An input path that goes on for a while and has to be wrapped at the width.",
      discussion: "A discussion of this option which is long enough to be wrapped as well, at least at eighty columns.",
      valueName: "file"))
  var inputFilePath: String?
  @Option(help: .hidden) var secret: String?
  @Option(help: .private) var unspoken: String?
  @Argument(help: "The name.") var name: String
  @Argument(help: "The rest.") var rest: [String] = []
}

struct Shared: ParsableArguments {
  @Flag(name: [.short, .long], help: "X flag.") var xflag = false
  @Flag(name: .customShort("y"), help: "Y flag.") var yflag = false
  @Option(help: "Z.") var z: Int?
}

struct Big: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Many options.", discussion: "Big discussion.")

  @OptionGroup(title: "Shared Things") var shared: Shared
  @Option(help: "a") var alpha: Int?
  @Option(help: "b") var beta: Int?
  @Option(help: "c") var gamma: Int?
  @Option(help: "d") var delta: Int?
  @Option(help: "e") var epsilon: Int?
  @Option(help: "f") var zeta: Int?
  @Option(help: "g") var eta: Int?
  @Option(help: "h") var theta: Int?
  @Option(help: "i") var iota: Int?
  @Option(help: "j") var kappa: Int
  @Option var nohelp: Int?
  @Argument(help: "first") var first: String
  @Argument(help: "second") var second: String?
}

struct Num: ParsableCommand {
  @Option var on: Double = 1
  @Argument var amounts: [Double] = []
}

struct Mid: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Middle.", subcommands: [Leaf.self])
}

struct Leaf: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Leaf.")

  @Flag var f = false
}

struct Hid: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Hidden.", shouldDisplay: false)
}

struct Flags: ParsableCommand {
  @Flag(inversion: .prefixedNo, help: "Colour it.") var color = true
  @Flag(inversion: .prefixedEnableDisable, help: "Sound it.") var sound = false
  @Flag(name: .shortAndLong, inversion: .prefixedNo, help: "Either.") var either: Bool?
  @Flag(inversion: .prefixedNo, help: "Choose.") var choice: Bool
}

struct Arr: ParsableCommand {
  @Option(name: .shortAndLong, help: "Numbers.") var numbers: [Int]
  @Option(help: "Defaulted.") var defs: [Int] = [1, 2]
  @Argument(help: "Required rest.") var rest: [String]
}

struct Opt: ParsableCommand {
  @Option(name: [.customLong("fmt"), .customShort("F"), .customLong("format")], help: "Format.") var fmt: String = ""
  @Option(name: .customShort("q"), help: "Only short.") var q: Int = 1
  @Argument(help: ArgumentHelp("Opt pos.", valueName: "thing")) var pos: Int = 7
  @Argument var colors: [Color] = []
}

struct Ord: ParsableCommand {
  @Argument(help: "Where.") var goalID: String
  @Option(name: .customLong("on"), help: "Day.") var day: String
  @Option(
    name: [.customShort("u"), .customLong("my-url")], help: ArgumentHelp(discussion: "Only discussion."))
  var baseURLPath: String?
  @Flag(help: "Line one.\nLine two is here and it is a long one that will wrap at eighty for sure.") var HTTPFlag =
    false
  @Option(help: "Exactly as many words as needed to hit the eightieth c") var edge: Int?
  @Option(help: "Exactly as many words as needed to hit the eightieth co") var edgf: Int?
}

struct Par: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Parent.", subcommands: [Leaf2.self])

  @Flag(help: "P.") var pflag = false
  @Argument var word: String?
}

struct Leaf2: ParsableCommand {
  @OptionGroup var shared: Shared
}

struct Valid: ParsableCommand {
  @Argument var a: String
  @Argument var b: String

  func validate() throws(ValidationError) {
    if a == "v" { throw ValidationError("bad v.") }
  }

  func run() async throws {
    switch a {
    case "error": throw PlainError()
    case "localized": throw WordyError()
    case "failure": throw StorageFailure()
    case "silent": throw ExitCode(7)
    case "clean": throw CleanExit.message("clean")
    case "help": throw CleanExit.helpRequest
    case "invalid": throw ValidationError("bad at run.")
    default: break
    }
  }
}

struct Bare: ParsableCommand {
  func run() async throws {}
}

struct Sum: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Sum with an abstract that is long enough to wrap at eighty columns in the list.")
}
