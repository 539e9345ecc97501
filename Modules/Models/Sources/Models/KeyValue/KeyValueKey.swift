public import Foundation

/// A key of the stored values, with the type of its value and the default for a value that isn't stored.
public struct KeyValueKey<Value: Codable & Sendable>: Sendable {
  /// The stored key.
  public let name: String
  /// The keys that it is cleared with.
  public let domain: KeyValueDomain
  /// The value of a key without a row.
  public let defaultValue: Value
}

extension KeyValueKey<UUID?> {
  /// The default group; none until the first write that needs it.
  public static let defaultGroupID = KeyValueKey(name: "defaultGroupID", domain: .blocks, defaultValue: nil)
  /// The group that is selected; none by default.
  public static let selectedGroupID = KeyValueKey(name: "selectedGroupID", domain: .blocks, defaultValue: nil)
  /// The block that is selected; none by default.
  public static let selectedBlockID = KeyValueKey(name: "selectedBlockID", domain: .blocks, defaultValue: nil)
}

extension KeyValueKey<Bool> {
  /// Whether the tutorial of day blocks is done.
  public static let isOnboardingCompleted = KeyValueKey(
    name: "isOnboardingCompleted", domain: .user, defaultValue: false)
}

extension KeyValueKey<TrackingState?> {
  /// The running session.
  public static let trackingSession = KeyValueKey(name: "trackingSession", domain: .blocks, defaultValue: nil)
}

/// The keys whose values are cleared together.
public enum KeyValueDomain: CaseIterable, Sendable {
  /// What is kept of the blocks beside their rows: the default group, the selection and the running session.
  case blocks
  /// What is known of the user, whatever becomes of the blocks: whether the tutorial is done.
  case user

  /// The names of its keys.
  public var keyNames: [String] { AnyKeyValueKey.all.filter { $0.domain == self }.map(\.name) }
}

/// A key, whatever the type of its value.
struct AnyKeyValueKey: Sendable {
  let name: String
  let domain: KeyValueDomain
  /// Checks that a row of the key has a value of its type.
  let check: @Sendable (KeyValueEntity) throws(RepositoryError) -> Void

  private init<Value>(_ key: KeyValueKey<Value>) {
    name = key.name
    domain = key.domain
    check = { entity throws(RepositoryError) in _ = try entity.decoded(as: key) }
  }

  /// Every key there is.
  static let all = [
    AnyKeyValueKey(KeyValueKey<UUID?>.defaultGroupID), AnyKeyValueKey(KeyValueKey<UUID?>.selectedGroupID),
    AnyKeyValueKey(KeyValueKey<UUID?>.selectedBlockID), AnyKeyValueKey(KeyValueKey<Bool>.isOnboardingCompleted),
    AnyKeyValueKey(KeyValueKey<TrackingState?>.trackingSession),
  ]
}
