import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit

/// The lines of `modulo --version --verbose` below the version, for reports of faults.
struct VersionDetails {
  let locations: FileLocations

  func text(_ language: Language) -> String {
    let words = ConsoleStrings(language: language)
    return [
      (words.build, Self.build), ("SQLite", ModelContainer.engineVersion),
      (words.dataVersion, "\(ModuloMigrationPlan.newest.version)"),
      (words.dataFile, locations.data.shown), (words.settingsFile, locations.settings.path),
    ].map { "\($0)\(Strings(language).titleSeparator)\($1)" }.joined(separator: "\n")
  }

  private static var build: String { "\(configuration), \(system), \(processor)" }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var system: String {
    #if os(macOS)
      "macOS"
    #else
      "Linux"
    #endif
  }

  private static var processor: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
