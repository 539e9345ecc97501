import PersistenceKit
import Testing

@Suite struct ServerExamples {
  private typealias Book = Library.Reader

  /// It is compiled, and not run: nobody has that server.
  private func open() throws -> ModelContainer {
    let address = try ServerAddress("postgresql://ann@db.example.org/household?book=savings")
    let configuration = ModelConfiguration(location: .server(address))
    let container = try ModelContainer(for: Book.self, configuration: configuration)
    return container
  }

  /// The same of this.
  private func decide(_ address: ServerAddress) throws {
    let members = ServerMembers(of: address)
    try members.invite("ben", to: .write)
    try members.remove("kim")
  }

  @Test func `an address says whose book it is, and where`() throws {
    let address = try ServerAddress("postgresql://ann@db.example.org/household?book=savings")
    #expect(address.book == "savings")
    #expect("\(address)" == "postgresql://ann@db.example.org/household?book=savings")
  }
}
