public import NavigationKit

/// Screens for the data as a whole.
public enum DataDestination: DestinationItem {
  /// The path of the database, and what it holds.
  case location
  /// The check of the database.
  case check
  /// A backup into a file that doesn't exist yet.
  case backup
  /// The replacement of the database by a backup, after a question.
  case restore
  /// The export of everything as one document.
  case exportAll
  /// The import of a document into an empty database.
  case importAll
  /// The copy of everything from one place to another.
  case copy
  /// The import of files of banks into a goal or an account.
  case importBankFiles
  /// The removal of files that killed programs have left.
  case cleaning
  /// The deletion of everything, after a question.
  case deletion
}

extension AppDestination {
  /// A screen about the data as a whole.
  public static func data(_ destination: DataDestination) -> AppDestination { AppDestination(destination) }
}

extension DataDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("data") { _ in .location },
    DestinationPath("data/check") { _ in .check },
    DestinationPath("data/backup") { _ in .backup },
    DestinationPath("data/restore") { _ in .restore },
    DestinationPath("data/export") { _ in .exportAll },
    DestinationPath("data/import") { _ in .importAll },
    DestinationPath("data/copy") { _ in .copy },
    DestinationPath("import") { _ in .importBankFiles },
    DestinationPath("data/clean", isLink: false) { _ in .cleaning },
    DestinationPath("data/delete", isLink: false) { _ in .deletion },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .location: ["data"]
    case .check: ["data", "check"]
    case .backup: ["data", "backup"]
    case .restore: ["data", "restore"]
    case .exportAll: ["data", "export"]
    case .importAll: ["data", "import"]
    case .copy: ["data", "copy"]
    case .importBankFiles: ["import"]
    case .cleaning: ["data", "clean"]
    case .deletion: ["data", "delete"]
    }
  }

  public var flow: AppFlow { .profile }
}
