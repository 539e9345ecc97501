public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The removal of a member from the book, and then who it was.
public typealias BookMemberRemovalScreen = DeletionScreen<BookMemberRemoval, DataError>

extension RowDeletion<BookMemberRemoval, DataError> {
  /// Takes every right from the role of that name.
  public convenience init(_ context: ScreenContext, member role: String) {
    let (provider, format) = (context.dependencies.dataProvider, context.format)
    let strings = format.strings.book
    let words = DeletionWords<BookMemberRemoval>(
      title: strings.removalTitle, toast: Toast.memberRemoved,
      question: { strings.removalQuestion($0.member.role) }, deleted: { strings.removed($0.member.role) },
      ended: { removal in
        let count = removal.connectionsLeft
        return count == 0 ? nil : strings.connectionsLeft(format.number(count), count)
      })
    self.init(
      context, words,
      find: { () async throws(DataError) in
        guard let member = try await provider.members().first(where: { $0.role == role }) else {
          throw .noMember(role)
        }
        return BookMemberRemoval(member)
      },
      delete: { (removal) async throws(DataError) in
        BookMemberRemoval(removal.member, connectionsLeft: try await provider.removeMember(removal.member.role))
      })
  }
}

/// Makes the book as it opens, and then tells its address.
public typealias BookCreationScreen = ImmediateChangeScreen<String, DataError>

extension ImmediateChange<String, DataError> {
  /// Makes the book that the data is said to be in.
  public convenience init(creatingBook context: ScreenContext) {
    let (provider, format) = (context.dependencies.dataProvider, context.format)
    let words = ImmediateChangeWords<String>(
      title: format.strings.book.creationTitle, toast: Toast.bookCreated, done: { format.strings.book.created($0) })
    self.init(context, words) { () async throws(DataError) in
      try await provider.createBook()
      return provider.location ?? ""
    }
  }
}
