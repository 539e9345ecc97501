import TerminalKit

/// What keys do in an app of a button, a toggle, a text, a picker and a stepper that come and go, tabs, a list and a
/// question. It shares nothing with the package but its events.
struct KeyOracle {
  struct Values: Equatable {
    var count = 0
    var hasMore = false
    var name = ""
    var theme = 1
    var places = 2
    var tab = 0
    var row = 0
    /// The answer that is selected; nil for no question.
    var answer: Int?
  }

  static let rowCount = 9

  private enum Control: Equatable { case add, more, name, theme, places, tabs, list, ask }

  private(set) var values = Values()
  private var focus = Control.add
  /// The characters before the cursor of the name.
  private var cursor = 0

  private var controls: [Control] {
    let last: [Control] = values.tab == 0 ? [.list] : values.tab == 2 ? [.ask] : []
    return [.add, .more, .name] + (values.hasMore ? [.theme, .places] : []) + [.tabs] + last
  }

  private static let keys: [Key] = [
    .enter, .enter, .space, .tab, .tab, .tab, .backTab, .up, .down, .down, .left, .right, .right, .home, .end,
    .backspace, .delete, .escape, "a", "b", "y", "n", "h", "l", "j", "k", "g", "G", "1", "2", "3", "4", "+", "-",
    .control("a"), .control("e"), .control("u"), .control("k"), .control("b"), .control("f"), .function(2),
  ]

  /// What happens next.
  func event(_ generator: inout SeededGenerator) -> TerminalEvent {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .paste("pasted\ntext")
    case 1: return .mouse(MouseEvent(.press(.left), row: Int.random(in: 0..<8, using: &generator), column: 0))
    case 2:
      return .resize(
        width: Int.random(in: 30...50, using: &generator), height: Int.random(in: 16...20, using: &generator))
    case 3: return .mouse(MouseEvent(.scroll(.down), row: Int.random(in: 0..<8, using: &generator), column: 0))
    case 4: return .focusLost
    default: return .key(Self.keys.randomElement(using: &generator) ?? .enter)
    }
  }

  mutating func take(_ event: TerminalEvent) {
    let before = controls
    switch event {
    case .key(let key): if values.answer == nil { press(key) } else { answer(key) }
    case .paste(let text): if values.answer == nil, focus == .name { insert(text.replacing("\n", with: " ")) }
    case .mouse(let mouse): if values.answer == nil { point(mouse) }
    default: break
    }
    // What has gone leaves the focus to what is in its place.
    if !controls.contains(focus), let index = before.firstIndex(of: focus) {
      focus = controls[min(index, controls.count - 1)]
    }
  }

  private mutating func press(_ key: Key) {
    if isTaken(key) { return }
    let index = controls.firstIndex(of: focus) ?? 0
    switch key {
    case .tab, .down, .right: focus = controls[(index + 1) % controls.count]
    case .backTab, .up, .left: focus = controls[(index + controls.count - 1) % controls.count]
    default: break
    }
  }

  /// Whether the control with the focus takes a key, which it does then.
  private mutating func isTaken(_ key: Key) -> Bool {
    switch focus {
    case .add, .more, .ask:
      guard key == .enter || key == .space else { return false }
      push()
    case .name: return edit(key)
    case .theme:
      guard key == .left || key == .right || key == .space else { return false }
      values.theme = key == .left ? (values.theme == 1 ? 3 : values.theme - 1) : values.theme % 3 + 1
    case .places:
      let steps: [Key: Int] = [.left: -1, "-": -1, .right: 1, "+": 1]
      guard let step = steps[key] else { return false }
      values.places = min(max(0, values.places + step), 4)
    case .tabs:
      let targets: [Key: Int] = [
        .left: values.tab - 1, "h": values.tab - 1, .right: values.tab + 1, "l": values.tab + 1, .home: 0, "g": 0,
        .end: 2, "G": 2, "1": 0, "2": 1, "3": 2,
      ]
      guard let target = targets[key] else { return false }
      values.tab = min(max(0, target), 2)
    case .list:
      let targets: [Key: Int] = [
        .up: values.row - 1, "k": values.row - 1, .down: values.row + 1, "j": values.row + 1, .home: 0, "g": 0,
        .end: Self.rowCount, "G": Self.rowCount,
        .control("b"): 0, .control("f"): Self.rowCount,
      ]
      guard let target = targets[key] else { return false }
      values.row = min(max(0, target), Self.rowCount - 1)
    }
    return true
  }

  /// Presses the button or the toggle that has the focus.
  private mutating func push() {
    switch focus {
    case .add: values.count += 1
    case .more: values.hasMore.toggle()
    default: values.answer = 0
    }
  }

  private mutating func edit(_ key: Key) -> Bool {
    if case .character(let character) = key.code, key.modifiers.isEmpty {
      insert(String(character))
      return true
    }
    var name = Array(values.name)
    switch key {
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(name.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = name.count
    case .control("u"): (name, cursor) = (Array(name[cursor...]), 0)
    case .control("k"): name = Array(name[..<cursor])
    case .backspace where cursor == 0, .delete where cursor == name.count: break
    case .backspace:
      cursor -= 1
      name.remove(at: cursor)
    case .delete: name.remove(at: cursor)
    default: return false
    }
    values.name = String(name)
    return true
  }

  private mutating func insert(_ text: String) {
    var name = Array(values.name)
    name.insert(contentsOf: text, at: cursor)
    cursor += text.count
    values.name = String(name)
  }

  /// A use of the mouse in the first column.
  private mutating func point(_ mouse: MouseEvent) {
    let rows = Array(controls.prefix { $0 != .list && $0 != .ask })
    let isList = values.tab == 0 && rows.count..<rows.count + Self.rowCount ~= mouse.row
    guard mouse.action == .press(.left) else {
      // The wheel is for the list below it.
      if isList { values.row = min(values.row + 1, Self.rowCount - 1) }
      return
    }
    if isList {
      focus = .list
      values.row = mouse.row - rows.count
    } else if rows.indices.contains(mouse.row) || mouse.row == rows.count && values.tab == 2 {
      focus = controls[mouse.row]
      if [.add, .more, .ask].contains(focus) { push() }
    }
  }

  private mutating func answer(_ key: Key) {
    switch key {
    case "n", .escape: values.answer = nil
    case "y": (values.answer, values.count) = (nil, 0)
    case .enter:
      if values.answer == 1 { values.count = 0 }
      values.answer = nil
    case .left, .up, .backTab: values.answer = 0
    case .right, .down, .tab: values.answer = 1
    default: break
    }
  }
}
