public import ModuloModels
import PersistenceKit

extension DefaultDataSafety: BookSafety {
  public func createBook() async throws(RepositoryError) {
    let address = try address
    do throws(PersistenceError) {
      try open(manager.configuration.reading()).close()
    } catch .missingBook {
      var configuration = manager.configuration
      configuration.createsIfNeeded = true
      do throws(PersistenceError) { return try open(configuration).close() } catch { throw RepositoryError(error) }
    } catch {
      throw RepositoryError(error)
    }
    throw .storage(.alreadyExists(path: address.description))
  }

  public func members() async throws(RepositoryError) -> [BookMember] {
    try granting { members throws(PersistenceError) in try members.all().map(BookMember.init) }
  }

  public func invite(_ role: String, to right: BookMember.Right) async throws(RepositoryError) {
    try granting { members throws(PersistenceError) in try members.invite(role, to: ServerMember.Right(right)) }
  }

  public func remove(_ role: String) async throws(RepositoryError) -> Int {
    try granting { members throws(PersistenceError) in try members.remove(role) }
  }
}

extension DefaultDataSafety {
  private var address: ServerAddress {
    get throws(RepositoryError) {
      guard case .server(let address) = manager.configuration.location else { throw .storage(.needsServer) }
      return address
    }
  }

  private func open(_ configuration: ModelConfiguration) throws(PersistenceError) -> ModelContainer {
    try ModelContainer(for: ModuloMigrationPlan.self, configuration: configuration)
  }

  private func granting<Result>(
    _ body: (ServerMembers) throws(PersistenceError) -> Result
  ) throws(RepositoryError) -> Result {
    let members = ServerMembers(
      of: try address, timeout: manager.configuration.busyTimeout, discardsChanges: isDryRun)
    do throws(PersistenceError) {
      return try body(members)
    } catch .notFound(let table) where table == ServerMembers.memberName {
      throw .unknownName(nearest: [])
    } catch .unsupported {
      throw .forbidden(.bookManager)
    } catch {
      throw RepositoryError(error)
    }
  }
}

extension BookMember {
  fileprivate init(_ member: ServerMember) {
    let right: Right =
      switch member.right {
      case .read: .read
      case .write: .write
      case .manage: .manage
      }
    self.init(role: member.role, right: right)
  }
}

extension ServerMember.Right {
  fileprivate init(_ right: BookMember.Right) {
    self =
      switch right {
      case .read: .read
      case .write: .write
      case .manage: .manage
      }
  }
}
