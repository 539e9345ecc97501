import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
import ModuloStoresMocks
import TerminalKit
import Testing

/// The screens of a book on a server.
@MainActor
@Suite struct BookScreensTests {
  private static let place = "postgresql://ann@db/home?book=savings"

  private func world(_ book: MockBook? = .sample, locale: String = "en_US") throws -> World {
    try World(locale, location: Self.place, book: book)
  }

  private func members(_ world: World) async -> BookMembersScreen {
    let screen = BookMembersScreen(viewModel: .init(world.context))
    await screen.appear()
    return screen
  }

  @Test func `members are listed with what they may do, and those that don't manage can be removed`() async throws {
    let screen = await members(try world())
    let lines = screen.plainLines()
    #expect(lines == ["ann  manage", "ben  write", "kim  read"])
    #expect(screen.rows == ["ann", "ben", "kim"])
    #expect(screen.meanings(at: 0) == [KeyMeaning("a", "Invite", .book(.invitation))])
    #expect(
      screen.meanings(at: 1) == [
        KeyMeaning("a", "Invite", .book(.invitation)), KeyMeaning("d", "Delete", .book(.removal("ben"))),
      ])
  }

  @Test func `a role is invited by a form`() async throws {
    let book = MockBook(members: [BookMember(role: "ann", right: .manage)], roles: ["ben"])
    let world = try world(book)
    let form = BookInvitationScreen(viewModel: .init(world.context))
    _ = await form.fields[0].set(" ben ")
    _ = await form.fields[1].set("read")
    await form.viewModel.send(.submit)
    #expect(form.viewModel.answer == "ben may now: read")
    let list = await members(world)
    #expect(list.viewModel.members?.map(\.role) == ["ann", "ben"])
    #expect(list.viewModel.members?.last?.right == .read)
  }

  @Test(arguments: [("", DataError.missingRole), ("zoe", .unknownRole("zoe")), ("ann", .managing("ann"))])
  func `a role that can't be invited keeps the form, with its field marked`(
    _ role: String, _ expected: DataError
  ) async throws {
    let form = BookInvitationScreen(viewModel: .init(try world().context))
    await form.viewModel.send(.role(role))
    await form.viewModel.send(.submit)
    #expect(form.viewModel.failure == expected)
    #expect(form.viewModel.refusedField == "Role")
    #expect(form.viewModel.invited == nil)
  }

  @Test func `a member is removed after a question`() async throws {
    let world = try world()
    let removal = BookMemberRemovalScreen(viewModel: .init(world.context, member: "ben"))
    await removal.viewModel.send(.ask)
    var question: String?
    for case .confirm(let asked, let action, _) in removal.viewModel.commands.take() {
      question = asked.text(world.context.format)
      await removal.viewModel.send(action)
    }
    #expect(question == "This takes every right in the book from ben.\nRemove this member?")
    #expect(removal.viewModel.deleted?.member == BookMember(role: "ben", right: .write))
    let left = await members(world)
    #expect(left.rows == ["ann", "kim"])
  }

  @Test func `who is no member, or manages the book, isn't removed`() async throws {
    for (role, expected) in [("zoe", DataError.noMember("zoe")), ("ann", .managing("ann"))] {
      let removal = BookMemberRemovalScreen(viewModel: .init(try world().context, member: role))
      await removal.viewModel.send(.submit)
      #expect(removal.viewModel.failure == expected)
    }
  }

  @Test func `a book is made once`() async throws {
    let world = try world(MockBook(members: nil))
    let missing = await members(world)
    #expect(missing.viewModel.failure == .storage(.missingBook(place: Self.place)))
    let creation = BookCreationScreen(viewModel: .init(creatingBook: world.context))
    await creation.viewModel.send(.submit)
    #expect(creation.viewModel.outcome == Self.place)
    await creation.viewModel.send(.submit)
    #expect(creation.viewModel.failure == .alreadyExists(path: Self.place))
  }

  @Test func `data that is in a file has no members`() async throws {
    let screen = await members(try World())
    #expect(screen.viewModel.failure == .storage(.needsServer))
  }

  @Test func `a copy of a book asks for its whole address`() async throws {
    let form = DataCopyScreen(viewModel: .init(try world().context))
    #expect(form.viewModel.source == "")
    await form.viewModel.send(.target("/copy.db"))
    await form.viewModel.send(.submit)
    #expect(form.viewModel.failure == .missingPath)
  }

  @Test func `a copy goes from where the data is to a new place`() async throws {
    let world = try World()
    let form = DataCopyScreen(viewModel: .init(world.context))
    #expect(form.viewModel.source == "/modulo.db")
    await form.viewModel.send(.submit)
    #expect(form.viewModel.failure == .missingPath)
    _ = await form.fields[1].set("/copy.db")
    await form.viewModel.send(.submit)
    #expect(form.viewModel.answer == "Copied to /copy.db, verified: 4 goals and 23 contributions")
    #expect(form.fields.isEmpty)
    let again = DataCopyScreen(viewModel: .init(world.context))
    await again.viewModel.send(.target("/copy.db"))
    await again.viewModel.send(.submit)
    #expect(again.viewModel.failure == .alreadyExists(path: "/copy.db"))
  }
}
