import Foundation
import ModuloModels
import PersistenceKit

extension ModelConfiguration.Location {
  /// The engine's words for a place.
  ///
  /// - Throws: ``StorageError/address(_:)`` for what is no address of a book.
  init(_ place: DataPlace) throws(RepositoryError) {
    switch place {
    case .file(let path): self = .file(URL(fileURLWithPath: path))
    case .server(let address):
      do throws(ServerAddressError) { self = .server(try ServerAddress(address)) } catch {
        throw .storage(.address(DataPlaceError(error)))
      }
    }
  }

  /// The place as people may read it; `nil` in memory.
  var shown: String? {
    switch self {
    case .memory: nil
    case .file(let url): url.path
    case .server(let address): address.description
    }
  }
}

extension DataPlaceError {
  fileprivate init(_ error: ServerAddressError) {
    self =
      switch error {
      case .scheme: .form
      case .password: .password
      case .book: .book
      }
  }
}
