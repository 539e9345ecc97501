import Foundation
import ModuloModels
import ModuloPersistence
import ModuloRepositories
import PersistenceKit

/// A book on a server of the benchmarks' own, which waits for the disk at each commit.
@MainActor final class BenchmarkBook {
  let server: DurableServer
  let name: String
  private let folder: URL

  /// The server that all of them share, made when the first one is.
  private static var server: DurableServer?

  /// Fills a new book with what a file of the product has.
  init(_ workshop: Workshop, _ name: String, _ fill: (URL) throws -> Void) async throws {
    self.name = name
    folder = workshop.folder
    if Self.server == nil {
      let place = workshop.folder.appending(path: "server")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      Self.server = try DurableServer(in: place)
    }
    server = try found(Self.server, "the server")
    let url = workshop.newFile()
    try fill(url)
    let file = DefaultDataContextManager(url: url) { nil }
    try await file.container().copy(toBookAt: ServerAddress(server.address(of: "tester", book: name)))
    file.close()
    try workshop.remove(url)
    try RawBook(server, name).execute("ANALYZE")
  }

  /// Stops the server, where there is one.
  static func stopServer() throws {
    try server?.stop()
    server = nil
  }

  /// The product's own way to the book, without a history.
  func manager() throws -> DefaultDataContextManager {
    try DefaultDataContextManager(place: DataPlace(server.address(of: "tester", book: name))) { nil }
  }

  /// What the product sends to the server while it does something for the second time, when it is connected.
  func recording(
    after preparation: (DefaultDataContextManager) async throws -> Void,
    of work: (DefaultDataContextManager) async throws -> Void
  ) async throws -> Recording {
    let place = folder.appending(path: "proxy of \(name)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let proxy = try CuttingProxy(in: place.path, before: server.socket, cutting: .never, isRecording: true)
    defer { proxy.close() }
    let hidden = try found(place.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed), "a path")
    let address = server.address(of: "tester", book: name).replacing(server.socket, with: hidden)
    let manager = try DefaultDataContextManager(place: DataPlace(address)) { nil }
    try await preparation(manager)
    let starts = proxy.recordings.map(\.count)
    try await work(manager)
    manager.close()
    return try Recording(proxy.recordings, after: starts)
  }
}
