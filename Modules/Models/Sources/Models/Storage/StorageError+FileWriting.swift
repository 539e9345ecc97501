public import ModuloUtilities

extension StorageError {
  /// The error for a file that could not be written.
  public init(_ error: FileWritingError) {
    self =
      switch error {
      case .alreadyExists(let path): .alreadyExists(path: path)
      case .permissionDenied(let path): .permission(path: path)
      case .diskFull: .diskFull
      case .misplaced(let path, let reason): .cannotOpen(path: path, reason: reason)
      case .failed(let path, let reason): .inputOutput(detail: "\(path): \(reason)")
      case .unsynchronized(let path, let reason):
        .failedAfter(.written(path: path), .inputOutput(detail: "\(path): \(reason)"))
      }
  }
}
