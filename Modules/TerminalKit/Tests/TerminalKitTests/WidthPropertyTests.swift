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
      Grid(texts.map { (name: $0, value: $0) })
      for text in texts { Grid([(name: text, value: ""), (name: "", value: text)]) }
      for text in texts { Section(text) { Text(text) } }
      Table(
        [Table.Column("Name", minimumWidth: 3), Table.Column("日本", alignment: .trailing)], rows: texts.map { [$0, $0] })
      Table([Table.Column("Name", minimumWidth: 3), Table.Column("€")], rows: texts.map { [$0, "1,250.00 €"] })
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
      let excess = tooWide(page((0..<4).map { _ in Samples.random(&generator) }), in: [environment])
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
