import Foundation
import ModuloModels
import ModuloUtilities

/// A file that the program keeps, which no document may replace, nor take the place of while it isn't there.
enum OwnFile {
  /// The database, or a file that the engine keeps beside it.
  case data
  /// The settings.
  case settings
}

extension FileLocations {
  /// The endings of the files beside a database.
  private static let endings = ["", "-journal", "-wal", "-shm"]

  /// What a path leads to of the program's own files, by whatever name; nil for any other file.
  func own(_ path: String) -> OwnFile? {
    let place = FilePlace(URL(fileURLWithPath: path))
    let databases = database.map { file in
      Self.endings.map { FilePlace(URL(fileURLWithPath: file.path + $0)) }
    }
    if let databases, databases.contains(where: place.isSame) { return .data }
    return place.isSame(as: FilePlace(settings)) ? .settings : nil
  }
}

/// Where a path leads, with and without a link at its end, and the file that is there.
private struct FilePlace {
  private let paths: Set<String>
  /// The numbers of the file and its device, which hard links share; nil where there is no file.
  private let number: [String]?

  init(_ url: URL) {
    let followed = url.resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    paths = [followed.path, folder.appendingPathComponent(url.lastPathComponent).path]
    // A file that isn't there, or can't be looked at, has its path alone.
    let attributes = try? FileManager.default.attributesOfItem(atPath: followed.path)
    let numbers = [attributes?[.systemNumber], attributes?[.systemFileNumber]].compactMap { $0.map { "\($0)" } }
    number = numbers.count == 2 ? numbers : nil
  }

  func isSame(as other: FilePlace) -> Bool {
    if let number, number == other.number { return true }
    return !paths.isDisjoint(with: other.paths)
  }
}

extension ConsoleSession {
  /// Stops a command whose output would take the place of one of the program's own files, forced or not.
  func checkIsForeign(_ path: String) throws {
    let own = FileReservation.covers(path) ? .data : locations.own(path)
    guard let own else { return }
    let path = path.singleLine
    let message =
      switch own {
      case .data: format.console.ownData(path)
      case .settings: format.console.ownSettings(path)
      }
    throw ConsoleFailure(.cantCreate, code: "ownFile", message: message)
  }
}
