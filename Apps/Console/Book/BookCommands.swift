import CommandKit
import DependencyKit
import ModuloCore
import ModuloData
import ModuloModels
import ModuloNavigation
import ModuloScreens

/// `modulo book …`
struct BookCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "book", abstract: "A book on a server, which several people share.",
      discussion: """
        `--data postgresql://HOST/DATABASE?book=NAME`, or MODULO_DATA, says which one. Its members are roles of that \
        server: its administrator makes them, with their passwords. An address with a password is refused; a password \
        file, which PGPASSFILE names, has it.
        """,
      subcommands: [Create.self, Members.self, Invite.self, Remove.self])
  }
}

extension BookCommands {
  struct Create: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Make the book that --data names, empty.",
        discussion: """
          It is yours then. A book that several are to manage belongs to a role that they are members of: the \
          administrator makes a schema of the book's name for that role first.
          """,
        examples: [CommandExample("modulo --data \"postgresql://db.example.org/home?book=savings\" book create")])
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.book(.creation), as: BookCreationScreen.self)
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, BookJSON.creation.json)
    }
  }

  struct Members: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show who may use the book, and what for.",
        discussion: """
          Members read, write, or manage: who manages the book decides who the others are. That is the role that owns it, \
          and those that belong to that role.
          """,
        suggestion: .list)
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.book(.members), as: BookMembersScreen.self)
      await screen.appear()
      try session.present(screen)
    }
  }

  struct Invite: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Let a role of the server read and write, or only read.",
        discussion: "A right that it had before gives way to this one.",
        examples: [CommandExample("modulo book invite ben"), CommandExample("modulo book invite kim --read-only")])
    }

    @Argument(help: ArgumentHelp("The name of the role.", valueName: "role"))
    var role: String

    @Flag(help: "It may read, and write nothing.")
    var readOnly = false

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.book(.invitation), as: BookInvitationScreen.self)
      let form = screen.viewModel
      await form.send(.role(role))
      await form.send(.right(readOnly ? .read : .write))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.invited, BookJSON.invitation.json)
    }
  }

  struct Remove: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Take every right from a member.",
        discussion: """
          It asks first. The member's connections to the database are ended, as far as the server lets you; one that it \
          doesn't end may do nothing any more.
          """,
        suggestion: .deletion)
    }

    @Argument(help: ArgumentHelp("The name of the role.", valueName: "role"))
    var role: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .book(.removal(role)), as: BookMemberRemovalScreen.self, confirmation, BookJSON.removal.json)
    }
  }
}
