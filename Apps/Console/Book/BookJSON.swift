import ModuloData
import ModuloModels
import ModuloUtilities

/// The documents of `book` commands.
enum BookJSON {
  static let creation = Document<String>("book-create", "A book that was made", [Member("path", .text) { $0 }])

  static let members = Document<[BookMember]>(
    "book-members", "Who may use a book", [Member("members", .list(.object(member))) { $0 }])

  static let invitation = Document<BookMember>("book-invite", "A role, and what it may do now", member)

  static let removal = Document<BookMemberRemoval>(
    "book-remove", "A member that was removed, as it was",
    member.of { $0.member } + [
      Member("connectionsLeft", .integer, "The server didn't let one end them; they may do nothing any more.") {
        $0.connectionsLeft
      }
    ])

  static let schemas = [creation.schema, members.schema, invitation.schema, removal.schema]

  private static let member: [Member<BookMember>] = [
    Member("role", .text) { $0.role }, Member("right", .choice) { $0.right },
  ]
}

extension BookMembersScreen: LinkedScreen {
  var json: JSONValue? { viewModel.members.map(BookJSON.members.json) }
}

extension BookInvitationScreen: LinkedScreen {
  var json: JSONValue? { words }
}
