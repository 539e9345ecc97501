/// Why packages couldn't be read.
public enum WorkspaceError: Error, Sendable, Hashable {
  /// There is no Package.swift in the folder.
  case noPackage(folder: String)
  /// The package manager doesn't understand a manifest; `reason` is what it says.
  case manifest(folder: String, reason: String)
  /// The package manager describes a package in a way that isn't understood: an error of this reader.
  case notUnderstood(folder: String)
  /// `swift` couldn't be started.
  case noToolchain(reason: String)
  /// A target's folder isn't where the manifest says, or its name says.
  case noSources(target: String, package: String)
  /// A source can't be read.
  case unreadable(path: String)
}

extension WorkspaceError: CustomStringConvertible {
  /// Message of one line, with the path that it is about.
  public var description: String {
    switch self {
    case .noPackage(let folder): "\(folder): there is no Package.swift"
    case .manifest(let folder, let reason): "\(folder)/Package.swift: \(reason)"
    case .notUnderstood(let folder):
      "\(folder)/Package.swift: what “swift package dump-package” says isn't understood. This is a bug: please report it."
    case .noToolchain(let reason): "swift could not be started: \(reason)"
    case .noSources(let target, let package): "\(package)/Package.swift: target “\(target)” has no folder"
    case .unreadable(let path): "\(path): can't be read"
    }
  }
}
