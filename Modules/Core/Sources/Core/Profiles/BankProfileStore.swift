public import DependencyKit
public import ModuloModels
public import ModuloUtilities
import Synchronization

/// A store of the profiles of one's own: layouts of CSV files of banks, by their names.
public protocol BankProfileStore: Sendable {
  /// All of them, in the order of their names.
  ///
  /// - Throws: ``OwnProfileError`` for one that can't be read, and for one with the name of a profile that comes with the
  ///   program, whose place it would take.
  func all() throws(OwnProfileError) -> [BankProfile]

  /// Keeps a profile.
  ///
  /// - Parameter replaces: Whether one of that name may be there.
  /// - Throws: ``OwnProfileError/shipped(name:)``; ``OwnProfileError/storage(_:)``, with
  ///   ``StorageError/alreadyExists(path:)`` for one that may not be replaced.
  func save(_ profile: BankProfile, replaces: Bool) throws(OwnProfileError)

  /// Deletes a profile.
  ///
  /// - Throws: ``OwnProfileError/storage(_:)``.
  func delete(_ name: String) throws(OwnProfileError)
}

/// Keeps profiles for as long as it lives: for tests, and for compositions that touch no file.
public final class InMemoryBankProfileStore: BankProfileStore {
  private let profiles: Mutex<[String: BankProfile]>

  /// Creates a store with these profiles, which are gone with the process.
  public init(_ profiles: [BankProfile] = []) {
    self.profiles = Mutex(Dictionary(profiles.map { ($0.name, $0) }) { $1 })
  }

  public func all() throws(OwnProfileError) -> [BankProfile] {
    profiles.withLock { $0.values.sorted { $0.name < $1.name } }
  }

  public func save(_ profile: BankProfile, replaces: Bool) throws(OwnProfileError) {
    if BankProfile.isShipped(profile.name) { throw .shipped(name: profile.name) }
    let isKept = profiles.withLock { profiles in
      if !replaces, profiles[profile.name] != nil { return false }
      profiles[profile.name] = profile
      return true
    }
    if !isKept { throw .storage(.alreadyExists(path: profile.name)) }
  }

  public func delete(_ name: String) throws(OwnProfileError) { profiles.withLock { $0[name] = nil } }
}

private enum BankProfileStoreKey: DependencyKey {
  static var liveValue: (any BankProfileStore)? { nil }
  static var testValue: (any BankProfileStore)? { nil }
}

extension DependencyValues {
  /// The profiles of one's own; `nil` while no host has registered any, and the shipped ones are all there are.
  public var bankProfileStore: (any BankProfileStore)? {
    get { self[BankProfileStoreKey.self] }
    set { self[BankProfileStoreKey.self] = newValue }
  }
}
