public import ModuloModels
public import TerminalKit

/// Icons by their families: number, glyph, name.
public struct BlockIconTable: View {
  private let icons: [BlockIcon]
  private let strings: Strings

  /// Creates a table of icons; a family without any is left out.
  public init(_ icons: [BlockIcon], strings: Strings) {
    self.icons = icons
    self.strings = strings
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let families = BlockIconFamily.allCases.map { family in
      Section(TerminalText(strings.palette.iconFamily(family))) {
        Table(
          [Table.Column(alignment: .trailing), Table.Column(), Table.Column(minimumWidth: Spacing.shortestName)],
          rows: icons.filter { $0.family == family }.map { row($0, in: environment) })
      }
    }
    return VStack(spacing: Spacing.tiny) { families.map { $0 as any View } }.lines(in: environment)
  }

  private func row(_ icon: BlockIcon, in environment: EnvironmentValues) -> [TerminalText] {
    [
      environment.theme.text("\(icon.index)", .secondary), BlockGlyph(icon).text(in: environment),
      TerminalText(icon.name(in: strings.language)),
    ]
  }
}

/// Colours by their families, from the lightest shade to the darkest: number and tile of each. In accessible output, a
/// row for each colour: number and name.
public struct BlockColorTable: View {
  private let strings: Strings

  /// Creates a table of all colours.
  public init(strings: Strings) {
    self.strings = strings
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let number = Table.Column(alignment: .trailing)
    if environment.isAccessible {
      let rows = BlockColor.all.map { [TerminalText("\($0.index)"), TerminalText($0.name(in: strings.language))] }
      return Table([number, Table.Column()], rows: rows).lines(in: environment)
    }
    let rows = BlockColorFamily.allCases.map { row($0, in: environment) }
    let columns = [Table.Column()] + (rows.first?.dropFirst() ?? []).map { _ in number }
    return Table(columns, rows: rows, spacing: Spacing.tiny).lines(in: environment)
  }

  private func row(_ family: BlockColorFamily, in environment: EnvironmentValues) -> [TerminalText] {
    let colors = BlockColor.all.filter { $0.family == family }
    return [TerminalText(strings.palette.colorFamily(family))]
      + colors.map { color in
        let tile = BlockTile(color).text(in: environment)
        return environment.theme.text("\(color.index)", .secondary) + " " + tile + tile
      }
  }
}
