extension FormField {
  /// The value as text that ``set(_:)`` takes.
  public var input: String {
    switch content {
    case .text(let text, _, _): text
    case .choice, .toggle: value.plainText
    }
  }

  /// The keypad below the field; nil for a field without one.
  var keypad: FormKeypad? { if case .text(_, let keypad, _) = content { keypad } else { nil } }

  /// The values that can be chosen; empty where any text can be typed.
  public var options: [TerminalText] {
    switch content {
    case .text: []
    case .choice(let options, _, _): options
    case .toggle: [Self.off, Self.on]
    }
  }

  /// Whether a field that is on or off is on; nil for any other field.
  public var isOn: Bool? {
    if case .toggle(let isOn, _) = content { isOn } else { nil }
  }

  /// Takes a whole value, as from a line that was typed, or from a draft that was kept.
  ///
  /// - Parameter input: A text; of a field with ``options``, one of them as it is shown.
  /// - Returns: false for what the field can't have; then nothing has changed.
  @MainActor public func set(_ input: String) async -> Bool {
    switch content {
    case .text(_, _, let change): await change(input)
    case .choice(let options, let selected, let change):
      guard let index = options.firstIndex(where: { $0.plainText == input }) else { return false }
      if index != selected { await change(index) }
    case .toggle(let isOn, let change):
      guard let option = options.first(where: { $0.plainText == input }) else { return false }
      if (option == Self.on) != isOn { await change(!isOn) }
    }
    return true
  }
}
