import CommandKit

/// A tree whose rules are declared above the command that runs: a required option, checks, a group that both declare.
struct Shop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shop", subcommands: [Sell.self, Shelf.self, Close.self])

  @OptionGroup var place: Place
  @Option var till: Int
  @Flag var shut = false

  func validate() throws {
    if shut { throw ValidationError("The shop is shut.") }
  }

  struct Place: ParsableArguments {
    @Option(environment: "SHOP_TOWN") var town: String?
    @OptionGroup var street: Street

    func validate() throws {
      if town == "atlantis" { throw ValidationError("No such town.") }
      if town == "troy" { throw StorageFailure() }
    }
  }

  struct Street: ParsableArguments {
    @Option var number = 1

    func validate() throws {
      if number < 1 { throw ValidationError("Numbers begin at 1.") }
    }
  }

  struct Sell: ParsableCommand {
    @OptionGroup var place: Place
    @Argument var item: String

    mutating func validate() throws {
      switch item {
      case "air": throw ValidationError("Air has no price.")
      case "silence": throw ExitCode(7)
      case "advice": throw CleanExit.message("Buy nothing.")
      case "help": throw CleanExit.helpRequest
      case "error": throw PlainError()
      default: item = item.lowercased()
      }
    }
  }

  /// A group that names nothing the root's group has, between two that do.
  struct Shelf: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Count.self])

    @Argument var row: Int
  }

  struct Count: ParsableCommand {
    @OptionGroup var street: Street
  }

  struct Close: ParsableCommand {}
}

extension Shop.Sell: Summarised {
  var summary: [String] { ["town=\(place.town ?? "nil")", "number=\(place.street.number)", item] }
}

extension Shop.Count: Summarised {
  var summary: [String] { ["number=\(street.number)"] }
}
