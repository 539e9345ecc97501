import Foundation

/// Paths of the user's data and settings.
struct FileLocations: Sendable {
  let data: URL
  let settings: URL

  /// The given paths, else the folders of the XDG base directory specification.
  init(_ options: GlobalOptions, _ variables: [String: String]) {
    let home = URL(fileURLWithPath: Self.home(variables))
    func folder(_ variable: String, _ fallback: String) -> URL {
      // The specification says that a relative path is invalid and to be ignored.
      let chosen = variables[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      return (chosen ?? home.appendingPathComponent(fallback)).appendingPathComponent("modulo")
    }
    data =
      options.data.map { URL(fileURLWithPath: $0.path) }
      ?? folder("XDG_DATA_HOME", ".local/share").appendingPathComponent("modulo.db")
    settings =
      options.config.map { URL(fileURLWithPath: $0.path) }
      ?? folder("XDG_CONFIG_HOME", ".config").appendingPathComponent("settings.json")
  }

  /// The folder of the profiles of one's own, beside the settings.
  var profiles: URL { settings.deletingLastPathComponent().appendingPathComponent("profiles") }

  /// The folder that a shell has for `~`: what `HOME` says, else the account's.
  static func home(_ variables: [String: String]) -> String {
    variables["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
  }
}
