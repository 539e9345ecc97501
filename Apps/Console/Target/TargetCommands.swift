public import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloTimeSummary
public import ModuloUtilities

/// `modulo target …`
struct TargetCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "target", abstract: "Targets of time, with carry-over and days off.",
      discussion: """
        A target is valid from a day on, and is never changed: another one ends it on the day before, and what was before \
        stays as it was. A day has its share of the period's target by the working days of the period, and a day off \
        lowers the target of its day; it adds no time. A group's target counts all blocks that are in the group now, \
        with all of their time, also from before they came into it. A running session counts once it is stored.
        """,
      subcommands: [Set.self, List.self, Show.self, End.self, Delete.self, Off.self, On.self, DaysOff.self])
  }
}

extension TargetCommands {
  struct Set: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Set the target of a block or a group from a day on.",
        discussion: """
          What isn't given stays as it was: at first it is per week, on all days, and nothing is carried over. A first \
          period that is partial has the share of its working days, which the answer says. Without --opening it begins \
          with what the target before it carries over. A target that begins on the same day is replaced, in one step; \
          one that begins later stays, and ends this one. A target is more than nothing, and no more than 24 hours for \
          each working day.
          """,
        examples: [
          CommandExample("modulo target set reading 10h --per week --days mon-fri"),
          CommandExample("modulo target set work 30h --per month --from 2026-01-01 --carry all --opening 2h"),
        ])
    }

    @OptionGroup var owner: TargetOwnerOptions

    @Argument(help: ArgumentHelp("The time of a period, such as 10h or 1h30.", valueName: "length"))
    var time: LengthArgument

    @Option(help: "What the time is for.")
    var per: TargetPeriod?

    @Option(help: ArgumentHelp("The first day; today if not given.", valueName: "day"))
    var from: DayArgument?

    @Option(help: ArgumentHelp("The working days, such as mon-fri or mon,wed,sat; 'all'.", valueName: "days"))
    var days: String?

    @Option(
      help: ArgumentHelp(
        "What is carried over of a balance, too little or too much: the most that is, 'none', or 'all'.",
        valueName: "none|all|length")
    )
    var carry: String?

    @Option(help: ArgumentHelp("What it begins with; below zero for what is missing: -2h.", valueName: "length"))
    var opening: LengthArgument?

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.target(.form(try owner.reference(in: session))), as: TargetFormScreen.self)
      let form = screen.viewModel
      await form.send(.time(time.text))
      if let per { await form.send(.per(per)) }
      if let from { await form.send(.from(from.text)) }
      if let days { await form.send(.workingDays(days)) }
      if let carry { await form.send(.carryOver(carry)) }
      if let opening { await form.send(.opening(opening.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, TargetJSON.target.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the targets, each in its current period.",
        discussion: "The balance is that of the period as it stands, with what was carried over into it.",
        suggestion: .list)
    }

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.target(.list), as: TargetsListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Show: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show the targets of a block or a group, and each period with its balance.",
        examples: [CommandExample("modulo target show reading")])
    }

    @OptionGroup var owner: TargetOwnerOptions

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let reference = try owner.reference(in: session, for: .showing)
      let screen = try session.open(.target(.details(reference)), as: TargetDetailsScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct End: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "End the target of a block or a group.",
        discussion: "What was before stays. Nothing is carried over from it into a later target.",
        examples: [CommandExample("modulo target end reading --on 2026-12-31")])
    }

    @OptionGroup var owner: TargetOwnerOptions

    @Option(name: .day, help: .onDay("Its last day; today if not given."))
    var on: DayArgument?

    mutating func run(in session: ConsoleSession) async throws {
      let reference = try owner.reference(in: session)
      let lastDay = try on.map { try session.day($0.text) } ?? session.dependencies.today
      let screen = try session.open(.target(.ending(reference, after: lastDay)), as: TargetEndingScreen.self)
      await screen.open()
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, TargetJSON.target.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete the targets of a block or a group, or one of them.",
        discussion: """
          It asks first. What was tracked stays. The target before a deleted one is valid on: to end it, use `modulo \
          target end`.
          """,
        suggestion: .deletion)
    }

    @OptionGroup var owner: TargetOwnerOptions

    @Option(help: ArgumentHelp("Only the one that begins on this day.", valueName: "day"))
    var from: DayArgument?

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let day = try from.map { try session.day($0.text) }
      try await session.delete(
        .target(.deletion(try owner.reference(in: session, for: .deletion), from: day)), as: TargetDeletionScreen.self,
        confirmation, TargetJSON.deletion.json)
    }
  }
}

extension TargetCommands {
  struct Off: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Make days off: they lower the targets of their days.",
        discussion: """
          They are those of all targets. A day that is off already has the new share. A day without a year is the next \
          one. `modulo target days-off` lists them.
          """,
        examples: [
          CommandExample("modulo target off 2026-12-24..2027-01-01"),
          CommandExample("modulo target off tomorrow --share 0.5"),
        ])
    }

    @Argument(help: .daysOff)
    var days: DayArgument

    @Option(help: ArgumentHelp("How much of each day, such as 0.5 or 50%; all of it if not given.", valueName: "share"))
    var share: String?

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.target(.daysOffForm), as: DaysOffFormScreen.self)
      let form = screen.viewModel
      await form.send(.days(days.text))
      if let share { await form.send(.share(share)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, TargetJSON.daysOff.json)
    }
  }

  struct On: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Take days off back: they are days as any other again.",
        discussion: "Days in the span that aren't off stay as they are; without any that is, it is refused.",
        examples: [CommandExample("modulo target on 2026-12-31")])
    }

    @Argument(help: .daysOff)
    var days: DayArgument

    mutating func run(in session: ConsoleSession) async throws {
      let span = try session.daysOff(days.text)
      let screen = try session.open(
        .target(.working(first: span.lowerBound, last: span.upperBound)), as: WorkingDaysScreen.self)
      await screen.open()
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, TargetJSON.daysOff.json)
    }
  }

  struct DaysOff: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "days-off", abstract: "List the days off.")
    }

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.target(.daysOff), as: DaysOffListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }
}

/// The block or the group that a target is of.
struct TargetOwnerOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The block, or else the group: its name or the beginning of it, or its id; a number is a block's.",
      valueName: "block|group"),
    completion: .targetOwners)
  var name: String

  @Flag(help: "It is a group.")
  var group = false

  /// The reference that it means.
  @MainActor func reference(in session: ConsoleSession, for use: NameUse = .change) throws -> TargetReference {
    if group { return .group(try session.group(name, for: use)) }
    let block = try session.block(name, for: use)
    return .either(block, group: NamedReference(name) == nil ? nil : try session.group(name, for: use))
  }
}

extension TargetPeriod: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of the argument that names days.
  fileprivate static let daysOff = ArgumentHelp(
    "A day, or the first and the last with two dots between them.", valueName: "day[..day]")
}
