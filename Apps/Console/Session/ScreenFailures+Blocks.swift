import CommandKit
import ModuloModels

// The same as in ScreenFailures, for groups and blocks.

extension BlockGroupError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .unusableName: (.failure, "unusableName")
    case .duplicateName: (.failure, "duplicateName")
    case .noSuchPlace: (.failure, "noSuchPlace")
    case .defaultGroup: (.failure, "defaultGroup")
    case .unreadableReference: (.usage, "unreadableReference")
    case .notFound: (.failure, "notFound")
    case .ambiguous: (.failure, "ambiguous")
    case .storage(let error): error.outcome
    }
  }
}

extension BlockError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .unusableName: (.failure, "unusableName")
    case .duplicateName: (.failure, "duplicateName")
    case .noSuchPlace: (.failure, "noSuchPlace")
    case .icon: (.usage, "unknownIcon")
    case .color: (.usage, "unknownColor")
    case .group(let error): error.outcome
    case .unreadableReference: (.usage, "unreadableReference")
    case .notFound: (.failure, "notFound")
    case .ambiguous: (.failure, "ambiguous")
    case .storage(let error): error.outcome
    }
  }
}
