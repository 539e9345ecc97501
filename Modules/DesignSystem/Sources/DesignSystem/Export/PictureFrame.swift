/// The frame of every picture: its size, its names, and its words for screen readers. Inside a page it has the page's
/// styles; alone it brings its own.
struct PictureFrame {
  let width: Int
  let height: Int
  /// Different for each picture of a page.
  let id: String
  /// What the picture is of.
  let title: String
  /// Which part of it is shown; empty where there is nothing.
  let label: String
  /// All that the picture shows.
  let description: String

  /// The picture as a document of its own.
  ///
  /// - Parameter caption: The line below the title.
  func document(_ styles: StyleSheet, caption: String, _ drawing: Markup) -> String {
    let head = 64
    let svg = Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "-16 -16 \(width + 32) \(head + height + 32)",
        "width": "\(2 * (width + 32))", "height": "\(2 * (head + height + 32))", "role": "img",
        "aria-labelledby": "\(id)-title \(id)-desc",
      ]
    ) {
      words
      Markup.style(styles)
      Markup.shape("rect", ["class": "surface", "x": "-16", "y": "-16", "width": "100%", "height": "100%"])
      Markup.element("text", ["class": "title", "x": "0", "y": "20"]) { title }
      Markup.element("text", ["class": "name", "x": "0", "y": "42"]) { caption }
      Markup.element("g", ["transform": "translate(0 \(head))"]) { drawing }
    }
    return svg.source + "\n"
  }

  /// The picture inside a page.
  func figure(_ drawing: Markup) -> Markup {
    Markup.element(
      "svg",
      ["viewBox": "0 0 \(width) \(height)", "role": "img", "aria-labelledby": "\(id)-title \(id)-desc"]
    ) {
      words
      drawing
    }
  }

  @MarkupBuilder private var words: Markup {
    Markup.element("title", ["id": "\(id)-title"]) { label.isEmpty ? title : "\(title), \(label)" }
    Markup.element("desc", ["id": "\(id)-desc"]) { description }
  }
}
