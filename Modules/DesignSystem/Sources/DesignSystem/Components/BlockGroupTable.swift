public import ModuloModels
public import TerminalKit

/// Groups as rows: number, name, the count of blocks, the mark of the default one.
public struct BlockGroupTable: View {
  @Environment(\.theme) private var theme
  private let groups: [BlockGroupUIModel]
  private let words: BlockGroupStrings

  /// Creates a table of groups, in their order.
  public init(_ groups: [BlockGroupUIModel], words: BlockGroupStrings) {
    self.groups = groups
    self.words = words
  }

  public var body: some View {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(minimumWidth: Spacing.shortestName), Table.Column(),
      Table.Column(),
    ]
    let rows = groups.map { group in
      [
        theme.text(group.number, .secondary), TerminalText(group.name).bold(), TerminalText(group.blocks),
        theme.text(group.isDefault ? words.isDefault : "", .accent),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}
