import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// Copies between a file and a book on a server that end too early. `MODULO_CUTS=1000` cuts them at each message.
@Suite(.temporaryFolder, .enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"))
struct BookCopyTests {
  private let cluster: ServerCluster
  private let url = temporaryDatabase()
  private let cuts = ProcessInfo.processInfo.environment["MODULO_CUTS"].flatMap(Int.init) ?? 12

  init() async throws {
    cluster = try #require(ServerCluster.shared)
    let file = try PlacedData(.file(path: url.path))
    try await file.manager.container().write { context in
      for goal in FinancialGoalEntity.samples { try context.insert(goal) }
    }
    try await file.manager.container().write { context in
      for contribution in ContributionEntity.samples { try context.insert(contribution) }
    }
    file.manager.close()
  }

  private func isThere(_ schema: String) -> Bool {
    do {
      try cluster.execute(
        """
        DO $$ BEGIN IF EXISTS (SELECT FROM pg_namespace WHERE nspname = '\(schema)') THEN \
        RAISE EXCEPTION 'it is there'; END IF; END $$
        """)
      return false
    } catch {
      return true
    }
  }

  /// Copies the file into a book of its own by a proxy; returns the book's name, the error, and how many messages it took.
  private func copy(
    cutting cut: CuttingProxy.Cut
  ) async throws -> (name: String, error: RepositoryError?, messages: Int) {
    let (folder, name) = (try TemporaryFolder(for: "p/"), ServerCluster.newName())
    let proxy = try CuttingProxy(in: folder.url.path, before: cluster.folder, cutting: cut)
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let address = "postgresql://tester@/postgres?host=\(folder.url.path)&book=\(name)"
    let safety = try PlacedData(.file(path: url.path)).safety
    do throws(RepositoryError) {
      _ = try await safety.copy(from: .file(path: url.path), to: .server(address: address))
      return (name, nil, proxy.messages)
    } catch {
      return (name, error, proxy.messages)
    }
  }

  @Test(arguments: [false, true])
  func `a copy into a book that is cut off anywhere leaves nothing there, or all of it`(_ isReceived: Bool) async throws
  {
    let file = try PlacedData(.file(path: url.path))
    let (document, history) = (try await file.document(), try await file.history())
    let (_, none, count) = try await copy(cutting: .never)
    #expect(none == nil)
    let last = max(1, count - 3)
    let step = max(1, last / cuts)
    for message in Set(stride(from: 1, to: last, by: step)).union(last...count).sorted() {
      let (name, error, _) = try await copy(cutting: .message(message, isReceived: isReceived))
      let isLeft = isThere(name)
      #expect(isLeft == (error == nil), "message \(message) of \(count): \(String(describing: error))")
      let place = DataPlace.server(address: cluster.text(name))
      if error != nil { _ = try await file.safety.copy(from: .file(path: url.path), to: place) }
      let book = try PlacedData(place)
      let (copied, steps) = (try await book.document(), try await book.history())
      #expect(copied == document, "message \(message) of \(count)")
      #expect(steps == history, "message \(message) of \(count)")
      book.manager.close()
    }
  }
}
