extension View {
  /// Sets a value of the environment for the view and what is in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedView<Self> {
    transformedEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Limits each text of the view to some lines; nil is no limit.
  public func lineLimit(_ limit: Int?) -> ModifiedView<Self> { environment(\.lineLimit, limit) }

  /// Aligns the lines of texts that take several.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> ModifiedView<Self> {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says where a text that is too long is shortened.
  public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView<Self> { environment(\.truncationMode, mode) }
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = HorizontalAlignment.leading
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

extension EnvironmentValues {
  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The position of the lines of a text beside each other.
  public var multilineTextAlignment: HorizontalAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The place where a text that is too long is shortened.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}
