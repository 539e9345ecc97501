import Observation

/// A value that an app keeps, and that draws it again when it changes.
///
/// ```swift
/// struct Counter: TerminalApp {
///   @State private var count = 0
///
///   var body: some View { Button("Add to \(count)") { count += 1 } }
/// }
/// ```
///
/// It lives as long as the value that declares it. A ``TerminalApp`` is made once; a view is made anew for each frame, so
/// that what it changes belongs to the app, or to an `@Observable` model, and comes to it as a ``Binding``.
@propertyWrapper public struct State<Value> {
  private let box: StateBox<Value>

  /// A value at the beginning.
  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The value, for a control that changes it.
  public var projectedValue: Binding<Value> {
    Binding {
      box.value
    } set: {
      box.value = $0
    }
  }
}

@Observable final class StateBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
