public import ModuloModels
public import TerminalKit

/// Icons by their families: number, glyph, name.
public struct BlockIconTable: View {
  @Environment(\.self) private var environment
  private let icons: [BlockIcon]
  private let strings: Strings

  /// Creates a table of icons; a family without any is left out.
  public init(_ icons: [BlockIcon], strings: Strings) {
    self.icons = icons
    self.strings = strings
  }

  public var body: some View {
    VStack(spacing: Spacing.tiny) {
      for family in BlockIconFamily.allCases {
        Section(TerminalText(strings.palette.iconFamily(family))) {
          Table(
            [Table.Column(alignment: .trailing), Table.Column(), Table.Column(minimumWidth: Spacing.shortestName)],
            rows: icons.filter { $0.family == family }.map(row))
        }
      }
    }
  }

  private func row(_ icon: BlockIcon) -> [TerminalText] {
    [
      environment.theme.text("\(icon.index)", .secondary), BlockGlyph(icon).text(in: environment),
      TerminalText(icon.name(in: strings.language)),
    ]
  }
}

/// Colours by their families, from the lightest shade to the darkest: number and tile of each. In accessible output, a
/// row for each colour: number and name.
public struct BlockColorTable: View {
  @Environment(\.self) private var environment
  private let strings: Strings

  /// Creates a table of all colours.
  public init(strings: Strings) {
    self.strings = strings
  }

  public var body: some View {
    let number = Table.Column(alignment: .trailing)
    if environment.isAccessible {
      let rows = BlockColor.all.map { [TerminalText("\($0.index)"), TerminalText($0.name(in: strings.language))] }
      Table([number, Table.Column()], rows: rows)
    } else {
      let rows = BlockColorFamily.allCases.map(row)
      let columns = [Table.Column()] + (rows.first?.dropFirst() ?? []).map { _ in number }
      Table(columns, rows: rows, spacing: Spacing.tiny)
    }
  }

  private func row(_ family: BlockColorFamily) -> [TerminalText] {
    let colors = BlockColor.all.filter { $0.family == family }
    return [TerminalText(strings.palette.colorFamily(family))]
      + colors.map { color in
        let tile = BlockTile(color).text(in: environment)
        return environment.theme.text("\(color.index)", .secondary) + " " + tile + tile
      }
  }
}
