import DependencyKit
import ModuloCore
import ModuloModels
import ModuloProviders
import TerminalKit

extension AppHost {
  /// What the app hears: the terminal, the commits of all processes, and the settings that others save.
  func listeners(to terminal: TerminalSession) -> [Task<Void, any Error>?] {
    let yield = events.continuation
    return [
      Task { for await event in terminal { yield.yield(.terminal(event)) } },
      Task { [changes = console.dependencies.dataProvider.changes()] in
        for await change in changes { yield.yield(.committed(change)) }
      },
      Task { [preferences = console.dependencies.shared] in
        while true {
          try await Task.sleep(for: Self.settingsInterval)
          if preferences.reloadIfReadable() { yield.yield(.committed(.everything)) }
        }
      },
    ]
  }

  /// How often the settings are read again, for what another process chose.
  private static let settingsInterval = Duration.milliseconds(500)
}

extension SharedState {
  /// Reads the settings again. While they can't be read, those that were read hold: an editor may be writing them, and
  /// the next change or start says what is wrong.
  fileprivate func reloadIfReadable() -> Bool {
    do { return try reload() } catch { return false }
  }
}
