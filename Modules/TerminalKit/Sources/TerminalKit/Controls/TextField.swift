/// A line of text to be edited: its title, and the part of the text that fits, with the cursor in it.
///
/// In a ``TerminalApp`` it changes the text of a binding; elsewhere it shows a ``TextFieldState``, which takes the keys.
///
/// ```swift
/// TextField("Name", text: $name).onSubmit { save() }
/// ```
public struct TextField: PrimitiveView {
  private let title: TerminalText
  private let source: Source
  private let prompt: TerminalText

  /// What is edited.
  enum Source {
    case state(TextFieldState, isFocused: Bool)
    case text(Binding<String>, isSecret: Bool)
  }

  /// A field.
  ///
  /// - Parameters:
  ///   - title: what the text is, before it; empty for none.
  ///   - state: the text and its cursor.
  ///   - prompt: what stands there, faint, as long as there is no text, such as an example.
  ///   - isFocused: whether keys go to it; then it has the terminal's cursor.
  public init(
    _ title: TerminalText = TerminalText(), _ state: TextFieldState, prompt: TerminalText = TerminalText(),
    isFocused: Bool = true
  ) {
    self.title = title
    source = .state(state, isFocused: isFocused)
    self.prompt = prompt
  }

  /// A field that changes a text.
  ///
  /// - Parameters:
  ///   - title: what the text is, before it; empty for none.
  ///   - text: the text as it is typed.
  ///   - prompt: what stands there, faint, as long as there is no text.
  public init(
    _ title: TerminalText = TerminalText(), text: Binding<String>, prompt: TerminalText = TerminalText()
  ) {
    self.init(title, .text(text, isSecret: false), prompt)
  }

  init(_ title: TerminalText, _ source: Source, _ prompt: TerminalText) {
    self.title = title
    self.source = source
    self.prompt = prompt
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    switch source {
    case .state(let state, let isFocused):
      return FieldLine(title: title, state: state, prompt: prompt, isFocused: isFocused).block(in: environment)
    case .text(let text, let isSecret):
      let state = FieldEditor.state(of: text.wrappedValue, in: environment)
      let line = FieldLine(
        title: title, state: isSecret ? state.masked : state, prompt: prompt, isFocused: environment.isFocused)
      return line.block(in: environment)
        .interacting(.control { FieldEditor(text: text, environment: environment).handle($0) }, in: environment)
    }
  }

  /// It takes the columns that there are, where text is typed.
  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if axis == .vertical { return LayoutLengths(1, 1) }
    if case .text = source { return LayoutLengths(1, nil) }
    return LayoutLengths(0, block(in: environment.endless(.horizontal)).width)
  }
}

/// A text for which a dot stands for each character, in a ``TerminalApp``.
public struct SecureField: View {
  private let title: TerminalText
  private let text: Binding<String>

  /// A field that changes a text.
  public init(_ title: TerminalText = TerminalText(), text: Binding<String>) {
    self.title = title
    self.text = text
  }

  public var body: some View { TextField(title, .text(text, isSecret: true), TerminalText()) }
}

/// The line of a field.
private struct FieldLine {
  let title: TerminalText
  let state: TextFieldState
  let prompt: TerminalText
  let isFocused: Bool

  func block(in environment: EnvironmentValues) -> TextBlock {
    let separator = title.isEmpty ? "" : environment.titleSeparator
    var label = environment.adapting(title.bold() + TerminalText(separator))
    if let width = environment.width {
      label = label.truncated(to: max(0, width - Self.minimumWidth), ellipsis: environment.characterSet.ellipsis)
    }
    let width = environment.width.map { $0 - label.width }
    let text = state.text.isEmpty ? placeholder(width, environment) : visibleText(width, environment)
    return TextBlock([label + text])
  }

  /// The columns that the title leaves to the text at least.
  private static let minimumWidth = 8

  /// The cursor is at the first letter of the prompt.
  private func placeholder(_ width: Int?, _ environment: EnvironmentValues) -> TerminalText {
    var text = environment.adapting(prompt).dim()
    if let width { text = text.truncated(to: max(0, width), ellipsis: environment.characterSet.ellipsis) }
    guard isFocused else { return text }
    let first = text.clusters.first.map { TerminalText([$0]) } ?? " "
    return first.attributes(.cursor) + TerminalText(text.clusters.dropFirst())
  }

  /// As much of the text as fits, from its beginning on, or so far that the cursor is in the last column.
  private func visibleText(_ width: Int?, _ environment: EnvironmentValues) -> TerminalText {
    var clusters = state.text.map { environment.adapting(TerminalText(String($0))) }
    if isFocused {
      if state.cursor == clusters.count { clusters.append(" ") }
      clusters[state.cursor] = visible(clusters[state.cursor], width, environment).attributes(.cursor)
    }
    guard let width else { return clusters.joined() }
    let widths = clusters.map(\.width)
    var start = 0
    var used = widths.prefix(state.cursor + 1).reduce(0, +)
    while used > width, start < state.cursor {
      used -= widths[start]
      start += 1
    }
    var visible = TerminalText()
    used = 0
    for index in start..<clusters.count {
      used += widths[index]
      if used > max(0, width) { break }
      visible += clusters[index]
    }
    return visible
  }

  /// The cluster at the cursor, or what stands for one that can't be shown or is too wide.
  private func visible(_ cluster: TerminalText, _ width: Int?, _ environment: EnvironmentValues) -> TerminalText {
    if cluster.width == 0 { return " " }
    if cluster.width <= width ?? .max { return cluster }
    return TerminalText(String(environment.characterSet.placeholder))
  }
}

/// The keys of a field that changes a text. Its cursor is kept from one frame to the next.
private struct FieldEditor {
  let text: Binding<String>
  let environment: EnvironmentValues

  /// The text with its cursor; another text than the one that was typed has it at its end.
  static func state(of text: String, in environment: EnvironmentValues) -> TextFieldState {
    let kept = environment.memory?.value(of: environment.identity, as: TextFieldState.self)
    return kept.flatMap { $0.text == text ? $0 : nil } ?? TextFieldState(text)
  }

  func handle(_ event: TerminalEvent) -> KeyResponse {
    var state = Self.state(of: text.wrappedValue, in: environment)
    let response: KeyResponse
    switch event {
    case .key(let key): response = state.handle(key)
    case .paste(let pasted): response = state.insert(pasted)
    default: return .ignored
    }
    environment.memory?.keep(state, for: environment.identity)
    if state.text != text.wrappedValue { text.wrappedValue = state.text }
    // They are for the views around it.
    return [.submitted, .cancelled].contains(response) ? .ignored : response
  }
}

extension TextFieldState {
  /// A dot for each cluster, with the cursor in the same place.
  fileprivate var masked: TextFieldState {
    var masked = TextFieldState(String(repeating: "•", count: text.count), limit: limit)
    for _ in 0..<text.count - cursor { _ = masked.handle(.left) }
    return masked
  }
}
