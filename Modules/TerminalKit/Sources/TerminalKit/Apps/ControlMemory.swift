import Synchronization

/// What controls keep from one frame to the next: the cursor of a text, the offset of what scrolls.
final class ControlMemory: Sendable {
  private let values = Mutex<[Int: any Sendable]>([:])

  /// The value that a control keeps; nil for none yet.
  func value<Value: Sendable>(of identity: Int, as type: Value.Type = Value.self) -> Value? {
    values.withLock { $0[identity] } as? Value
  }

  /// Keeps a value for a control.
  func keep(_ value: some Sendable, for identity: Int) { values.withLock { $0[identity] = value } }

  /// Lets go of what belongs to controls that are no longer there.
  func keepOnly(_ identities: Set<Int>) { values.withLock { $0 = $0.filter { identities.contains($0.key) } } }
}

private enum ControlMemoryKey: EnvironmentKey {
  static let defaultValue: ControlMemory? = nil
}

private enum FocusKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum QuitKey: EnvironmentKey {
  static let defaultValue = QuitAction {}
}

extension EnvironmentValues {
  /// What the controls of an app keep; nil elsewhere.
  var memory: ControlMemory? {
    get { self[ControlMemoryKey.self] }
    set { self[ControlMemoryKey.self] = newValue }
  }

  /// The identity of the control that keys are for.
  var focusedIdentity: Int? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }

  /// Whether keys are for the view.
  public var isFocused: Bool { focusedIdentity == identity }

  /// Ends the app that the view is in.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}

/// What ends an app.
///
/// ```swift
/// @Environment(\.quit) private var quit
///
/// Button("Quit") { quit() }
/// ```
public struct QuitAction: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  /// Ends the app; elsewhere it does nothing.
  public func callAsFunction() { action() }
}
