private enum SelectedRowKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum FirstRowNumberKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum FormKey: EnvironmentKey {
  static let defaultValue: FormState? = nil
}

extension EnvironmentValues {
  /// The index of the selected row among those of the screen that can be selected; nil where none can, as in a command
  /// that prints once.
  ///
  /// A ``Table`` that ``Table/selectable()`` has made selectable marks the row. What stands above it in the same screen
  /// takes its own rows off first, by ``RowOffset``.
  public var selectedRow: Int? {
    get { self[SelectedRowKey.self] }
    set { self[SelectedRowKey.self] = newValue }
  }

  /// The number of the first row that can be selected, where a row is chosen by its number: then each has its own before
  /// it, and the ``selectedRow`` no mark. nil where keys choose the row.
  public var firstRowNumber: Int? {
    get { self[FirstRowNumberKey.self] }
    set { self[FirstRowNumberKey.self] = newValue }
  }

  /// The field that keys go to; nil where no keys come, as in a command that prints once.
  public var form: FormState? {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}
