/// One value of the shared state, as a property.
///
/// Reading it is observed: a view that shows it shows the new value once it is set, also by another key of its name.
///
/// ```swift
/// @MainActor @Observable
/// final class CartModel {
///   @ObservationIgnored @Shared(.isCompact) var isCompact
///
///   func toggle() throws(SharedStateError) { try $isCompact.set(!isCompact) }
/// }
/// ```
///
/// Setting it is a method and no assignment, because it may fail.
@MainActor
@propertyWrapper
public struct Shared<Value: SharedValue> {
  private let key: SharedKey<Value>
  private let state: SharedState

  /// The value of a key.
  ///
  /// - Parameters:
  ///   - key: The value's name, type and default.
  ///   - dependencies: Those that have the state.
  public init(_ key: SharedKey<Value>, _ dependencies: DependencyValues = .current) {
    self.key = key
    state = dependencies.shared
  }

  /// The value now.
  public var wrappedValue: Value { state[key] }

  /// What sets the value.
  public var projectedValue: Shared { self }

  /// Sets the value for everyone. It holds once it is stored: when that fails, the old value stays.
  public func set(_ value: Value) throws(SharedStateError) { try state.set(value, for: key) }
}

extension Shared: CustomReflectable {
  /// The value, and not what it is read from.
  public nonisolated var customMirror: Mirror { Mirror(self, children: ["wrappedValue": state.current(key)]) }
}
