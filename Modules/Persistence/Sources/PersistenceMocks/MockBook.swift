public import ModuloModels
import Synchronization

/// A book in memory, with its members and the roles of its server.
public final class MockBook: Sendable {
  private let state: Mutex<State>

  private struct State {
    var members: [BookMember]?
    var roles: Set<String>
  }

  /// - Parameters:
  ///   - members: Who may use the book; `nil` for a book that isn't there.
  ///   - roles: The server's roles that aren't members.
  public init(members: [BookMember]? = [BookMember(role: "ann", right: .manage)], roles: Set<String> = []) {
    state = Mutex(State(members: members, roles: roles.union((members ?? []).map(\.role))))
  }

  /// A book of three.
  public static var sample: MockBook {
    MockBook(members: [
      BookMember(role: "ann", right: .manage), BookMember(role: "ben", right: .write),
      BookMember(role: "kim", right: .read),
    ])
  }

  func create(at place: String) throws(RepositoryError) {
    try state.withLock { state throws(RepositoryError) in
      if state.members != nil { throw .storage(.alreadyExists(path: place)) }
      state.members = [BookMember(role: "ann", right: .manage)]
    }
  }

  func members(at place: String) throws(RepositoryError) -> [BookMember] {
    guard let members = state.withLock(\.members) else { throw .storage(.missingBook(place: place)) }
    return members.sorted { $0.role < $1.role }
  }

  func invite(_ role: String, to right: BookMember.Right, at place: String) throws(RepositoryError) {
    try change(role, at: place) { members, roles throws(RepositoryError) in
      if right == .manage { throw .forbidden(.bookManager) }
      if !roles.contains(role) { throw .notFound }
      members.removeAll { $0.role == role }
      members.append(BookMember(role: role, right: right))
    }
  }

  func remove(_ role: String, at place: String) throws(RepositoryError) {
    try change(role, at: place) { members, _ throws(RepositoryError) in
      guard let index = members.firstIndex(where: { $0.role == role }) else { throw .unknownName(nearest: []) }
      members.remove(at: index)
    }
  }

  private func change(
    _ role: String, at place: String,
    _ body: (inout [BookMember], Set<String>) throws(RepositoryError) -> Void
  ) throws(RepositoryError) {
    try state.withLock { state throws(RepositoryError) in
      guard var members = state.members else { throw .storage(.missingBook(place: place)) }
      if members.contains(BookMember(role: role, right: .manage)) { throw .forbidden(.bookManager) }
      try body(&members, state.roles)
      state.members = members
    }
  }
}
