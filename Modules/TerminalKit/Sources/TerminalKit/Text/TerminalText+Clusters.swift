/// One grapheme cluster of a text: the smallest piece layout works with.
struct Cluster {
  let character: Character
  let style: Style
  let width: Int

  init(_ character: Character, _ style: Style) {
    self.character = character
    self.style = style
    width = DisplayWidth.columns(of: character)
  }

  var isSpace: Bool { character == " " }
}

extension TerminalText {
  /// The text cluster by cluster.
  var clusters: [Cluster] {
    runs.flatMap { run in run.text.map { Cluster($0, run.style) } }
  }

  /// The text of clusters, which came out of a text.
  init(_ clusters: some Sequence<Cluster>) {
    var text = ""
    var style = Style.plain
    for cluster in clusters {
      if cluster.style != style {
        append(text, style)
        text = ""
        style = cluster.style
      }
      text.append(cluster.character)
    }
    append(text, style)
  }
}
