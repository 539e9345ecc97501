/// What a part of a block does with events, or while it is there.
struct Interaction {
  /// What happens.
  enum Effect {
    /// It may have the focus, and keys are for it then.
    case control((TerminalEvent) -> KeyResponse)
    /// All keys are for it, as long as it is there.
    case modal((Key) -> KeyResponse)
    /// Keys are for it that nothing inside of it has taken.
    case keys((Key) -> KeyResponse)
    /// It is clicked.
    case tap(() -> Void)
    /// It goes on while the part is there.
    case task(@MainActor () async -> Void)
  }

  /// What the part is known by from one frame to the next.
  let identity: Int
  /// The environment that the effect finds.
  let environment: EnvironmentValues
  let effect: Effect
  /// The place of the part in the block.
  var row = 0
  var column = 0
  var width: Int
  var height: Int

  func moved(row: Int, column: Int) -> Interaction {
    var moved = self
    moved.row += row
    moved.column += column
    return moved
  }

  /// The part of it that is in some lines; where there is none, no click is for it.
  func within(_ height: Int) -> Interaction {
    var part = self
    let rows = (max(0, row)..<max(0, row, row + self.height)).clamped(to: 0..<max(0, height))
    (part.row, part.height) = (rows.lowerBound, rows.count)
    return part
  }

  func contains(row: Int, column: Int) -> Bool {
    self.row..<self.row + height ~= row && self.column..<self.column + width ~= column
  }
}

extension View {
  /// The view with what it does with events. Its parts share the identity of the place they stand in.
  func interacting(_ effect: @escaping (EnvironmentValues) -> Interaction.Effect) -> ModifiedView<Self> {
    wrapped { Interactive(content: $0, effect: effect) }
  }
}

private struct Interactive: PrimitiveView {
  let content: LayoutSubview
  let effect: (EnvironmentValues) -> Interaction.Effect

  func block(in environment: EnvironmentValues) -> TextBlock {
    content.block(in: environment).interacting(effect(environment), in: environment)
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    content.lengths(along: axis, in: environment)
  }
}
