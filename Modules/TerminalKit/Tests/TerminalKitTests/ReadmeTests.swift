import TerminalKit
import Testing

@Suite struct ReadmeTests {
  @Test func `README example`() {
    let goals = Table(
      [Table.Column("Goal", minimumWidth: 6), Table.Column("Saved", alignment: .trailing)],
      rows: [["Japan 🇯🇵", "1,250.00 €"], ["Bike", "90.00 €"]])

    let page = VStack(spacing: 1) {
      Section("Savings") { goals }
      ProgressView(value: 0.25, width: 8)
    }

    let pipe = Renderer(EnvironmentValues()).render(page)
    // Savings
    // Goal           Saved
    // Japan 🇯🇵  1,250.00 €
    // Bike         90.00 €
    //
    // ██░░░░░░

    let expected = """
      Savings
      Goal           Saved
      Japan 🇯🇵  1,250.00 €
      Bike         90.00 €

      ██░░░░░░

      """
    #expect(pipe == expected)
  }
}
