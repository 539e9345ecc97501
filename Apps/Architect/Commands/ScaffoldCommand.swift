import ArchitectureKit
import CommandKit

/// `architect scaffold`
struct ScaffoldCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "scaffold", abstract: "Make a module that builds, with its tests.",
      discussion:
        "A module is a copy of an exemplar under another name, and a line in the table of the workspace's Package.swift. "
        + "All of it is written, or nothing; the contracts are checked then.",
      subcommands: [
        ListCommand.self, AppCommand.self, FeatureCommand.self, DemoCommand.self, DomainCommand.self,
        ServiceCommand.self, SharedCommand.self, SliceCommand.self,
      ],
      examples: [
        CommandExample("architect scaffold app Shop --kits ../modulo", abstract: "Begin a workspace"),
        CommandExample("architect scaffold domain Product --dry-run", abstract: "Show what would be written"),
        CommandExample(
          "architect scaffold feature Cart --uses ProductDomain", abstract: "Make a screen of the products"),
        CommandExample("architect scaffold demo Cart", abstract: "Make a program that shows the screen by itself"),
        CommandExample(
          "architect scaffold service Store --kind database", abstract: "Make a service on PersistenceKit"),
        CommandExample(
          "architect scaffold slice Budget --fields name:text,limit:money,due:day? --owner account",
          abstract: "Make a stored thing in every layer"),
      ])
  }
}

extension ScaffoldCommand {
  /// `architect scaffold list`
  struct ListCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "list", abstract: "Show the kinds of modules, with their files and targets.")
    }

    @Flag(help: "Write one JSON document.")
    var json = false

    func run() async throws { Output.write(json ? ScaffoldKind.listJSON(of: .own) : ScaffoldKind.listText(of: .own)) }
  }

  /// `architect scaffold app`
  struct AppCommand: ScaffoldingCommand {
    static let kind = ScaffoldKind.app

    @OptionGroup var options: ScaffoldOptions

    @Option(help: ArgumentHelp("The feature that is shown first; it is made if it is missing.", valueName: "name"))
    var rootFeatureName = "Root"

    func complete(_ request: inout ScaffoldRequest) { request.rootFeatureName = rootFeatureName }
  }

  /// `architect scaffold feature`
  struct FeatureCommand: ScaffoldingCommand {
    static let kind = ScaffoldKind.feature

    @OptionGroup var options: ScaffoldOptions

    @Option(
      help: ArgumentHelp(
        "The modules that it may import: interfaces and shared ones, with commas.", valueName: "modules"),
      completion: .custom { ScaffoldSession.usableModules($0) })
    var uses: [String] = []

    func complete(_ request: inout ScaffoldRequest) {
      request.uses = uses.flatMap { $0.split(separator: ",").map(String.init) }
    }
  }

  /// `architect scaffold demo`
  struct DemoCommand: ScaffoldingCommand {
    static let kind = ScaffoldKind.demo

    @OptionGroup var options: ScaffoldOptions
  }

  /// `architect scaffold domain`
  struct DomainCommand: ScaffoldingCommand {
    static let kind = ScaffoldKind.domain

    @OptionGroup var options: ScaffoldOptions
  }

  /// `architect scaffold service`
  struct ServiceCommand: ScaffoldingCommand {
    static let kind = ScaffoldKind.service

    /// What a service keeps its items in.
    enum Storage: String, CaseIterable, ExpressibleByArgument { case cache, database }

    @OptionGroup var options: ScaffoldOptions

    @Option(
      name: .customLong("kind"),
      help: ArgumentHelp("What it keeps its items in: memory, for a while, or a database.", valueName: "kind"))
    var storage = Storage.cache

    func complete(_ request: inout ScaffoldRequest) { if storage == .database { request.kind = .database } }
  }

  /// `architect scaffold shared`
  struct SharedCommand: ScaffoldingCommand {
    static let kind = ScaffoldKind.shared

    @OptionGroup var options: ScaffoldOptions
  }
}

extension ScaffoldCommand {
  /// `architect scaffold slice`
  struct SliceCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "slice", abstract: "Make a stored thing in every layer, with its tests.",
        discussion:
          "It makes entity, rules and texts, a table and the version of the database that adds it, repository, store and "
          + "provider; and where the workspace has a program, destinations, screens, commands and documents; with "
          + "doubles and tests. The contract file says in its “slices” where all that is. All of it is written, or "
          + "nothing; the contracts are checked then.")
    }

    @OptionGroup var options: SliceOptions

    func run() async throws { try ScaffoldSession(options).run(options.request) }
  }
}

/// A command that makes a module of its kind.
protocol ScaffoldingCommand: ParsableCommand {
  static var kind: ScaffoldKind { get }
  var options: ScaffoldOptions { get }

  /// Adds what only this kind has.
  func complete(_ request: inout ScaffoldRequest)
}

extension ScaffoldingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: kind.rawValue, abstract: kind.abstract)
  }

  func complete(_ request: inout ScaffoldRequest) {}

  func run() async throws {
    let session = ScaffoldSession(options)
    var request = try options.request(Self.kind, root: session.root)
    complete(&request)
    try session.run(request)
  }
}
