import CommandKit
import DependencyKit
import ExemplarFeature
import ExemplarModels
import ExemplarNavigation
import ModuloModels
import ModuloNavigation
import ModuloScreens

@testable import modulo  // slice: exemplar

/// `modulo sample-thing …`
struct SampleThingCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sample-thing", abstract: phrases.all,
      subcommands: [Add.self, List.self, Show.self, Edit.self, Delete.self])
  }

  /// What help says of the commands.
  static let phrases = NounPhrases(
    .sampleThing, nameLimit: SampleThingDraft.nameLimit,
    labels: [
      { $0.sampleThing.account },  // slice: owner
      { $0.sampleThing.firstText },  // slice: text
      { $0.sampleThing.spareText },  // slice: text?
      { $0.sampleThing.firstMoney },  // slice: money
      { $0.sampleThing.spareMoney },  // slice: money?
      { $0.sampleThing.firstDay },  // slice: day
      { $0.sampleThing.spareDay },  // slice: day?
      { $0.sampleThing.firstFlag },  // slice: flag
      { $0.sampleThing.firstNumber },  // slice: number
      { $0.sampleThing.spareNumber },  // slice: number?
    ])
}

extension SampleThingCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: phrases.words.adding, suggestion: .addition)
    }

    @Argument(help: ArgumentHelp(phrases.name, valueName: "name"))
    var name: String

    @OptionGroup var fields: SampleThingFieldOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.sampleThing(.create), as: SampleThingFormScreen.self)
      let form = screen.viewModel
      await form.send(.name(name))
      for action in try fields.actions(in: session) { await form.send(action) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, SampleThingJSON.sampleThing.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: phrases.words.listing, suggestion: .list)
    }

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.sampleThing(.list), as: SampleThingsListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Show: ReadingCommand {
    static var configuration: CommandConfiguration { CommandConfiguration(abstract: phrases.words.showing) }

    @Argument(help: .sampleThing, completion: .sampleThings)
    var sampleThing: String

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let sampleThing = try session.reference(sampleThing, for: .showing, SampleThingError.self)
      let screen = try session.open(.sampleThing(.details(sampleThing)), as: SampleThingDetailsScreen.self)
      await screen.appear()
      try session.present(screen)
    }
  }

  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: phrases.words.editing, suggestion: .change)
    }

    @Argument(help: .sampleThing, completion: .sampleThings)
    var sampleThing: String

    @Option(help: ArgumentHelp(phrases.name, valueName: "name"), allowsEmpty: true)
    var name: String?

    @OptionGroup var fields: SampleThingFieldOptions

    mutating func validate() throws(ValidationError) {
      if name == nil, fields.isEmpty { throw .nothingToChange }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let sampleThing = try session.reference(sampleThing, SampleThingError.self)
      let screen = try session.open(.sampleThing(.update(sampleThing)), as: SampleThingFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let name { await form.send(.name(name)) }
      for action in try fields.actions(in: session) { await form.send(action) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, SampleThingJSON.sampleThing.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: phrases.words.deleting, discussion: phrases.question, suggestion: .deletion)
    }

    @Argument(help: .sampleThing, completion: .sampleThings)
    var sampleThing: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .sampleThing(.deletion(session.reference(sampleThing, for: .deletion, SampleThingError.self))),
        as: SampleThingDeletionScreen.self, confirmation, SampleThingJSON.sampleThing.json)
    }
  }
}

extension ArgumentHelp {
  /// Help of an argument that names a sample thing.
  static let sampleThing = ArgumentHelp(
    SampleThingCommands.phrases.words.reference, valueName: Noun.sampleThing.command)
}
