import Foundation

@testable import PersistenceKit

extension TemporaryFolder {
  /// Runs SQL on the file as another program would, past every rule of the kit.
  func sql(_ text: String, in name: String = "league.store") throws {
    let other = try OtherProgram(file(name))
    try other.run(text)
  }

  /// Whether SQLite itself takes the statement.
  func accepts(_ text: String) throws -> Bool {
    let other = try OtherProgram(file())
    do {
      try other.run(text)
      return true
    } catch {
      return false
    }
  }
}
