/// A use of the mouse within the terminal's window.
public struct MouseEvent: Hashable, Sendable {
  /// What was done.
  public var action: Action

  /// The line of the pointer, from 0 at the top.
  public var row: Int

  /// The column of the pointer, from 0 at the left.
  public var column: Int

  /// The modifiers held down: shift, alt and control are told.
  public var modifiers: Key.Modifiers

  /// A use at a place.
  public init(_ action: Action, row: Int, column: Int, modifiers: Key.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }

  /// What is done with a mouse.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)
    /// A button was released.
    case release(Button)
    /// The pointer was moved while a button was down.
    case drag(Button)
    /// The pointer was moved without a button.
    case move
    /// The wheel was turned by a step.
    case scroll(Direction)
  }

  /// The buttons of a mouse.
  public enum Button: Hashable, Sendable {
    /// The buttons from left to right for the right hand; the wheel, when it is pressed, is the middle one.
    case left, middle, right
    /// A further one, such as 8 for back, by the number that X gives it.
    case other(Int)
  }

  /// The directions of a wheel, as what is scrolled into view lies.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Towards what is above, below, on the left or on the right of what is visible.
    case up, down, left, right
  }
}

extension MouseEvent {
  /// The event of a report in xterm's SGR form, whose row and column count from 1; nil for what xterm doesn't report.
  init?(code: Int, row: Int, column: Int, isRelease: Bool) {
    guard row >= 1, column >= 1, let action = Self.action(code, isRelease: isRelease) else { return nil }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(action, row: row - 1, column: column - 1, modifiers: modifiers)
  }

  private static func action(_ code: Int, isRelease: Bool) -> Action? {
    let (button, isMotion) = (code & 3, code & 32 != 0)
    switch code & 0b1100_0000 {
    case 0 where button == 3: return isMotion ? .move : isRelease ? nil : .release(.left)
    case 0: return action([.left, .middle, .right][button], isMotion: isMotion, isRelease: isRelease)
    case 64: return isRelease || isMotion ? nil : .scroll(Direction.allCases[button])
    case 128: return action(.other(8 + button), isMotion: isMotion, isRelease: isRelease)
    default: return nil
    }
  }

  private static func action(_ button: Button, isMotion: Bool, isRelease: Bool) -> Action {
    isMotion ? .drag(button) : isRelease ? .release(button) : .press(button)
  }
}
