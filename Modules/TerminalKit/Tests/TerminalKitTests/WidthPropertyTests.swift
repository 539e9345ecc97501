import TerminalKit
import Testing

@Suite struct WidthPropertyTests {
  private static let environments: [EnvironmentValues] = (1...120).flatMap { width in
    CharacterRepertoire.allCases.map { EnvironmentValues(width: width, characterSet: $0) }
  }

  private func tooWide(_ view: some View, in environments: [EnvironmentValues]) -> [EnvironmentValues] {
    environments.filter { environment in
      view.lines(in: environment).contains { $0.width > environment.width ?? .max }
    }
  }

  private func page(_ names: [String]) -> some View {
    let texts = names.map { TerminalText($0) }
    return VStack(spacing: 1) {
      for text in texts { Text(text) }
      for text in texts { Text(text).lineLimit(2) }
      Divider()
      ProgressView(value: 0.3)
      LabeledRows(texts.map { (name: $0, value: $0) })
      for text in texts { LabeledRows([(name: text, value: ""), (name: "", value: text)]) }
      for text in texts { Section(text) { Text(text) } }
      Table(
        [Table.Column("Name", minimumWidth: 3), Table.Column("日本", alignment: .trailing)], rows: texts.map { [$0, $0] })
      Table([Table.Column("Name", minimumWidth: 3), Table.Column("€")], rows: texts.map { [$0, "1,250.00 €"] })
    }
  }

  /// The views that are drawn by a live host, in every state that changes their width.
  private func controls(_ names: [String]) -> some View {
    struct Row: Identifiable {
      let id: Int
      let name: TerminalText
    }
    let rows = names.enumerated().map { Row(id: $0.offset, name: TerminalText($0.element)) }
    let list = ListState(rows, height: 3)
    let options = PickerState(rows.map { PickerState.Option($0.id, $0.name) }, selectedIndex: 1)
    let keys = KeyBindingTable(rows.map { KeyBinding(.control("a"), $0.name, $0.id) })
    return VStack {
      List(list) { $0.name }
      List([Table.Column("A", minimumWidth: 3), Table.Column("日本")], list) { [$0.name, $0.name] }
      for row in rows {
        TextField(row.name, TextFieldState(row.name.plainText), prompt: row.name)
        TextField(row.name, TextFieldState(), prompt: row.name)
        TextEditor(TextEditorState(row.name.plainText + "\n" + row.name.plainText))
      }
      Menu(rows[0].name, options)
      ConfirmationDialog(ConfirmationState(rows[0].name, message: rows[0].name, choices: keys))
      TabBar(options)
      keys.statusBar
      HelpOverlay("日本", sections: [keys.helpSection("日本")])
    }
  }

  @Test func `no line of any view is wider than the terminal, whatever the names`() {
    let excess = tooWide(page(Samples.hostile), in: Self.environments.filter { ($0.width ?? 0) % 7 == 1 })
    let narrow = tooWide(page(Samples.hostile), in: Self.environments.filter { ($0.width ?? 0) <= 12 })
    #expect(excess.isEmpty)
    #expect(narrow.isEmpty)
  }

  @Test func `random names neither`() {
    var generator = SeededGenerator(seed: 5)
    for environment in Self.environments {
      let names = (0..<4).map { _ in Samples.random(&generator) }
      let excess = tooWide(page(names), in: [environment])
      #expect(excess.isEmpty)
    }
  }

  @Test func `no line of what a live host draws, whatever is typed`() {
    var generator = SeededGenerator(seed: 8)
    for (index, environment) in Self.environments.enumerated() where index % 3 == 0 && index < 90 {
      let names = Samples.hostile.indices.filter { $0 % 10 == index / 3 % 10 }.map { Samples.hostile[$0] }
      let random = (0..<2).map { _ in Samples.random(&generator) }
      let excess = tooWide(controls(names + random), in: [environment])
      #expect(excess.isEmpty)
    }
  }

  @Test func `truncation keeps to any width`() {
    let texts = Samples.hostile.map { TerminalText($0) }
    let excess = (0...120).flatMap { width in texts.filter { $0.truncated(to: width).width > width } }
    #expect(excess.isEmpty)
  }

  @Test func `in a pipe nothing is cut`() {
    let texts = Samples.hostile.map { TerminalText($0) }
    let lines = Table([Table.Column(minimumWidth: 1), Table.Column()], rows: texts.map { [$0, "."] }).plainLines()
    let missing = zip(texts, lines).filter { text, line in !line.hasPrefix(text.plainText) }
    #expect(missing.isEmpty)
    #expect(lines.count == texts.count)
  }
}
