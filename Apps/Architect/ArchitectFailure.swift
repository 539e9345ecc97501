import ArchitectureKit
import CommandKit

/// Why `architect` couldn't do what it was asked.
enum ArchitectFailure: CommandFailure {
  case configuration(ConfigurationError)
  case workspace(WorkspaceError)
  case unreadable(String)
  case unwritable(String, reason: String)
  case outside(String, root: String)
  case unknownModule(String)
  case unknownContract([String], known: [String])
  case scaffold(ScaffoldError)
  case noCommitRule
  /// An unexpected error.
  case bug(String)

  /// Most are about what was asked, a few about ourselves, and none about what was found: 1 says that a contract is
  /// broken, and of a scaffold that something is there already.
  var exitCode: ExitCode {
    switch self {
    case .bug, .workspace(.notUnderstood): ExitCode(70)
    case .scaffold(.moduleExists), .scaffold(.pathExists), .scaffold(.nounExists): .failure
    case .scaffold(.unwritable), .scaffold(.leftBehind): ExitCode(74)
    default: .usage
    }
  }

  var message: String {
    switch self {
    case .configuration(let error): error.description
    case .workspace(let error): error.description
    case .unreadable(let path): "\(path): can't be read"
    case .unwritable(let path, let reason): "\(path): can't be written: \(reason)"
    case .outside(let path, let root): "\(path): is outside the workspace in \(root)"
    case .unknownModule(let name): "there is no module “\(name)”"
    case .unknownContract(let names, let known):
      "no contract is named \(names.map { "“\($0)”" }.joined(separator: ", ")); there are: "
        + known.joined(separator: ", ")
    case .scaffold(let error): error.description
    case .noCommitRule: "the contract file has no “commits”, so no message was looked at"
    case .bug(let error): "\(error). This is a bug of architect: please report it."
    }
  }
}
