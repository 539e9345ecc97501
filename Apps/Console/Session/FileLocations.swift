import Foundation
import ModuloModels
import ModuloUtilities

/// Places of the user's data and settings.
struct FileLocations: Sendable {
  let data: DataPlace
  let settings: URL
  /// The folder of what a program keeps from one run to the next, and nobody would miss.
  private let state: URL

  /// The given paths, else the folders of the XDG base directory specification.
  init(_ options: GlobalOptions, _ variables: [String: String]) {
    let home = URL(fileURLWithPath: Self.home(variables))
    func folder(_ variable: String, _ fallback: String) -> URL {
      // The specification says that a relative path is invalid and to be ignored.
      let chosen = variables[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      return (chosen ?? home.appendingPathComponent(fallback)).appendingPathComponent("modulo")
    }
    data =
      options.data?.place
      ?? .file(path: folder("XDG_DATA_HOME", ".local/share").appendingPathComponent("modulo.db").path)
    state = folder("XDG_STATE_HOME", ".local/state")
    settings =
      options.config.map { URL(fileURLWithPath: $0.path) }
      ?? folder("XDG_CONFIG_HOME", ".config").appendingPathComponent("settings.json")
  }

  /// The database file; `nil` where the data is on a server.
  var database: URL? {
    if case .file(let path) = data { URL(fileURLWithPath: path) } else { nil }
  }

  /// The file of a form that was filled in and not stored: beside the database, and of a book on this machine alone.
  var draft: URL {
    switch data {
    case .file(let path): return URL(fileURLWithPath: path + FormDraft.ending)
    case .server(let address):
      let digest = SHA256.digest(of: Array(address.utf8)).prefix(8).map { String($0, radix: 16) }.joined()
      return state.appendingPathComponent("book-\(digest)\(FormDraft.ending)")
    }
  }

  /// The folder of the profiles of one's own, beside the settings.
  var profiles: URL { settings.deletingLastPathComponent().appendingPathComponent("profiles") }

  /// The folder that a shell has for `~`: what `HOME` says, else the account's.
  static func home(_ variables: [String: String]) -> String {
    variables["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
  }
}
