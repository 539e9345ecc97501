public import ModuloModels
public import TerminalKit

/// Sessions as rows: number, day, times, block, group, active time, output, memo.
public struct TrackingSessionTable: View {
  @Environment(\.self) private var environment
  private let sessions: [TrackingSessionUIModel]
  private let showsDay: Bool

  /// Creates a table of sessions, in their order.
  ///
  /// - Parameter showsDay: Whether each row has its day; the timeline of a day has none.
  public init(_ sessions: [TrackingSessionUIModel], showsDay: Bool) {
    self.sessions = sessions
    self.showsDay = showsDay
  }

  public var body: some View {
    let columns =
      [Table.Column(alignment: .trailing)] + (showsDay ? [Table.Column(alignment: .trailing)] : [])
      + [
        Table.Column(), Table.Column(minimumWidth: Spacing.shortestBlock), Table.Column(),
        Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
        Table.Column(minimumWidth: Spacing.shortestName),
      ]
    return Table(columns, rows: sessions.map(row)).selectable()
  }

  private func row(_ session: TrackingSessionUIModel) -> [TerminalText] {
    let theme = environment.theme
    return [theme.text(session.number, .secondary)] + (showsDay ? [TerminalText(session.day)] : [])
      + [
        TerminalText(session.times), session.block.label(in: environment), theme.text(session.group, .secondary),
        TerminalText(session.time), TerminalText(session.output), TerminalText(session.memo),
      ]
  }
}
