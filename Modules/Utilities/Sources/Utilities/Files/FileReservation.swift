import Synchronization

/// Keeps the readers and writers of this module away from files that only one part of this process may open, such as
/// those of an open database, as long as it lives.
///
/// The locks on a file (`fcntl`) belong to the process: closing any descriptor of the file releases them all. So the
/// part that locks files reserves them, and the other parts check before they open one.
public final class FileReservation: Sendable {
  private static let all = Mutex<[ObjectIdentifier: @Sendable (String) -> Bool]>([:])

  /// - Parameter covers: Whether a path leads to one of the files, by whatever name. Called on any thread, before every
  ///   file that is opened; it must not open the file.
  public init(_ covers: @escaping @Sendable (_ path: String) -> Bool) {
    Self.all.withLock { $0[ObjectIdentifier(self)] = covers }
  }

  deinit { Self.all.withLock { $0[ObjectIdentifier(self)] = nil } }

  /// Whether a path leads to a file that is reserved.
  public static func covers(_ path: String) -> Bool {
    all.withLock { Array($0.values) }.contains { $0(path) }
  }
}
