import ArchitectureKit
import CommandKit

/// Why `architect` couldn't do what it was asked.
enum ArchitectFailure: CommandFailure {
  case configuration(ConfigurationError)
  case workspace(WorkspaceError)
  case unreadable(String)
  case unwritable(String, reason: String)
  case unknownModule(String)

  /// All of them are about what was asked, and none about what was found: 1 says that a contract is broken.
  var exitCode: ExitCode { .usage }

  var message: String {
    switch self {
    case .configuration(let error): error.description
    case .workspace(let error): error.description
    case .unreadable(let path): "\(path): can't be read"
    case .unwritable(let path, let reason): "\(path): can't be written: \(reason)"
    case .unknownModule(let name): "there is no module “\(name)”"
    }
  }
}
