import ModuloModels
import ModuloNavigation

/// The screens of settings, of the data as a whole, and of first steps, by their paths.
enum GeneralScreenName: String, ScreenPath {
  case settings
  case setting = "settings/:key"
  case data
  case checkData = "data/check"
  case backUpData = "data/backup"
  case restoreData = "data/restore"
  case exportData = "data/export"
  case importData = "data/import"
  case cleanData = "data/clean"
  case deleteData = "data/delete"
  case onboarding
  case tutorial
}

extension GeneralScreenName {
  init(_ destination: SettingsDestination) {
    switch destination {
    case .list: self = .settings
    case .setting: self = .setting
    }
  }

  init(_ destination: DataDestination) {
    switch destination {
    case .location: self = .data
    case .check: self = .checkData
    case .backup: self = .backUpData
    case .restore: self = .restoreData
    case .exportAll: self = .exportData
    case .importAll: self = .importData
    case .cleaning: self = .cleanData
    case .deletion: self = .deleteData
    }
  }

  init(_ destination: SharedDestination) {
    switch destination {
    case .onboarding: self = .onboarding
    case .tutorial: self = .tutorial
    }
  }

  @MainActor func destination(_ steps: ScreenPathSteps) throws -> AppDestination {
    switch self {
    case .settings: .settings(.list)
    case .setting: .settings(.setting(try steps.setting()))
    case .data: .data(.location)
    case .checkData: .data(.check)
    case .backUpData: .data(.backup)
    case .restoreData: .data(.restore)
    case .exportData: .data(.exportAll)
    case .importData: .data(.importAll)
    case .cleanData: .data(.cleaning)
    case .deleteData: .data(.deletion)
    case .onboarding: .shared(.onboarding)
    case .tutorial: .shared(.tutorial)
    }
  }
}
