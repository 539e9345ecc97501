/// A value that belongs to something else, and that a control reads and changes.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A value that is read and changed by closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value as it is now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }

  /// A value that never changes, for a preview or a test.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }
}

/// Makes bindings to the properties of an `@Observable` model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Model: AnyObject> {
  /// The model.
  public let wrappedValue: Model

  /// The properties of a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

  /// The properties of a model.
  public init(_ model: Model) { wrappedValue = model }

  /// What makes the bindings.
  public var projectedValue: Bindable<Model> { self }

  /// A property of the model.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Member>) -> Binding<Member> {
    Binding {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
