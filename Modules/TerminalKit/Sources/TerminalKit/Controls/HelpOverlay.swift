/// What all keys do, in a box that is laid over a screen.
public struct HelpOverlay: PrimitiveView {
  /// Keys under a heading.
  public struct Section: Sendable {
    let title: TerminalText
    let rows: [(keys: TerminalText, label: TerminalText)]

    /// Keys with their labels, under a heading.
    public init(_ title: TerminalText, rows: [(keys: TerminalText, label: TerminalText)]) {
      self.title = title
      self.rows = rows
    }
  }

  private let title: TerminalText
  private let sections: [Section]
  private let scroll: ScrollState

  /// Sections one below the other, from the scroll state's offset on. ``KeyBindingTable/helpSection(_:_:)`` makes them.
  public init(_ title: TerminalText, sections: [Section], scroll: ScrollState = ScrollState()) {
    self.title = title
    self.sections = sections
    self.scroll = scroll
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    GroupBox(title) { content }.block(in: environment)
  }

  /// The scroll state as it is within a window of the environment's size.
  public func fitted(in environment: EnvironmentValues) -> ScrollState {
    let inside = BoxLayout(title: title, margin: 1).inside(environment)
    let height = content.contentLines(in: inside).count
    var state = scroll
    state.fit(contentHeight: height, height: inside.height ?? height)
    return state
  }

  private var content: ScrollView<some View> {
    ScrollView(scroll) {
      VStack(spacing: 1) {
        for section in sections {
          TerminalKit.Section(section.title) {
            LabeledRows(section.rows.map { (name: $0.keys.bold(), value: $0.label) })
          }
        }
      }
    }
  }
}
