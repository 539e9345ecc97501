/// A text of several lines to be edited, wrapped at the width, with the cursor in it: as many of its lines as there is room
/// for.
///
/// ```swift
/// TextEditor(text: $note).frame(height: 6).border(title: "Note")
/// ```
public struct TextEditor: PrimitiveView {
  private let source: Source

  private enum Source {
    case state(TextEditorState, isFocused: Bool)
    case text(Binding<String>)
  }

  /// An editor that changes a text, in a ``TerminalApp``. Tab leaves it; Enter is a line of its own.
  public init(text: Binding<String>) { source = .text(text) }

  /// What a ``TextEditorState`` shows, which takes the keys.
  ///
  /// - Parameters:
  ///   - state: the text and its cursor.
  ///   - isFocused: whether keys go to it; then it has the terminal's cursor.
  public init(_ state: TextEditorState, isFocused: Bool = true) { source = .state(state, isFocused: isFocused) }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    switch source {
    case .state(var state, let isFocused):
      return TextBlock(state.lines(in: environment, isFocused: isFocused))
    case .text(let text):
      var state = Self.state(of: text.wrappedValue, in: environment)
      let lines = state.lines(in: environment, isFocused: environment.isFocused)
      environment.memory?.keep(state, for: environment.identity)
      return TextBlock(lines, width: environment.width ?? 0)
        .interacting(.control { Self.handle($0, text, environment) }, in: environment)
    }
  }

  /// It takes the room there is.
  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths { LayoutLengths(1, nil) }

  /// The text with its cursor; another text than the one that was typed has it at its end.
  private static func state(of text: String, in environment: EnvironmentValues) -> TextEditorState {
    let kept = environment.memory?.value(of: environment.identity, as: TextEditorState.self)
    return kept.flatMap { $0.text == text ? $0 : nil } ?? TextEditorState(text)
  }

  private static func handle(
    _ event: TerminalEvent, _ text: Binding<String>, _ environment: EnvironmentValues
  ) -> KeyResponse {
    var state = state(of: text.wrappedValue, in: environment)
    let response: KeyResponse
    switch event {
    case .key(let key): response = state.handle(key, in: environment)
    case .paste(let pasted): response = state.insert(pasted)
    case .mouse(let mouse): response = state.handle(mouse, in: environment)
    default: return .ignored
    }
    environment.memory?.keep(state, for: environment.identity)
    if state.text != text.wrappedValue { text.wrappedValue = state.text }
    // It is for the views around it.
    return response == .cancelled ? .ignored : response
  }
}
