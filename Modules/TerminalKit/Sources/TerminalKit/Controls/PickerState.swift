/// One of a few values, each with a label: what a ``Menu`` and a ``TabBar`` show.
public struct PickerState<Value: Sendable>: Sendable {
  /// A value that can be chosen.
  public struct Option: Sendable {
    /// What is chosen with the option.
    public let value: Value

    /// What it is called.
    public let label: TerminalText

    /// A value and what it is called.
    public init(_ value: Value, _ label: TerminalText) {
      self.value = value
      self.label = label
    }
  }

  /// The values, in their order.
  public let options: [Option]

  /// The index of the selected value; 0 without any.
  public private(set) var selectedIndex: Int

  /// Values with one of them selected.
  ///
  /// - Parameters:
  ///   - options: in their order.
  ///   - selectedIndex: the selected one; an index that isn't there counts as the nearest.
  public init(_ options: [Option], selectedIndex: Int = 0) {
    self.options = options
    self.selectedIndex = max(0, min(selectedIndex, options.count - 1))
  }

  /// The selected value; nil without a choice.
  public var selection: Value? { options.indices.contains(selectedIndex) ? options[selectedIndex].value : nil }

  /// Selects by keys, and stops at the ends: as options below each other by the arrows up and down, `j` and `k`, Page Up
  /// and Page Down; as options beside each other by the arrows left and right, `h` and `l`. Home, End, `g` and `G` go to
  /// the ends, 1 to 9 to an option. Enter is `.submitted`, Esc `.cancelled`.
  public mutating func handle(_ key: Key, along axis: Axis = .vertical) -> KeyResponse {
    switch key {
    case .enter: return options.isEmpty ? .unchanged : .submitted
    case .escape: return .cancelled
    default: break
    }
    guard let target = target(of: key, along: axis) else { return .ignored }
    let old = selectedIndex
    selectedIndex = max(0, min(target, options.count - 1))
    return .handled(selectedIndex != old)
  }

  /// Selects an option that is there.
  mutating func select(_ index: Int) -> KeyResponse {
    guard options.indices.contains(index) else { return .ignored }
    let old = selectedIndex
    selectedIndex = index
    return .handled(selectedIndex != old)
  }

  private func target(of key: Key, along axis: Axis) -> Int? {
    if case .character(let character) = key.code, key.modifiers.isEmpty, let number = character.wholeNumberValue {
      return number > 0 && number <= options.count ? number - 1 : nil
    }
    switch (axis, key) {
    case (.horizontal, .left), (.horizontal, "h"): return selectedIndex - 1
    case (.horizontal, .right), (.horizontal, "l"): return selectedIndex + 1
    case (.horizontal, .up), (.horizontal, .down), (.horizontal, "j"), (.horizontal, "k"): return nil
    default: break
    }
    switch Movement(key) {
    case .first: return 0
    case .last: return options.count - 1
    case .rows(let count): return selectedIndex + count
    case .page(let count): return axis == .vertical ? selectedIndex + count * Self.pageSize : nil
    case nil: return nil
    }
  }

  private static var pageSize: Int { 10 }
}

extension PickerState.Option: Equatable where Value: Equatable {}
extension PickerState.Option: Hashable where Value: Hashable {}
extension PickerState: Equatable where Value: Equatable {}
extension PickerState: Hashable where Value: Hashable {}
