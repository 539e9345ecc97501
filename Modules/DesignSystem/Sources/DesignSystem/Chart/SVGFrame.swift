/// The `svg` element around every chart: its size, title and accessible description. Inside a page it has the page's
/// styles; a complete document has its own.
struct SVGFrame {
  let width: Int
  let height: Int
  /// Prefix of the identifiers, unique on a page.
  let id: String
  /// Name of what the chart shows.
  let title: String
  /// The range shown; empty for a chart without data.
  let label: String
  /// Every value as text, for screen readers.
  let description: String

  /// A complete SVG document.
  ///
  /// - Parameter caption: The line below the title.
  func document(_ styles: StyleSheet, caption: String, _ content: Markup) -> String {
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
      Markup.element("g", ["transform": "translate(0 \(head))"]) { content }
    }
    return svg.source + "\n"
  }

  /// The element inside a page.
  func figure(_ content: Markup) -> Markup {
    Markup.element(
      "svg",
      ["viewBox": "0 0 \(width) \(height)", "role": "img", "aria-labelledby": "\(id)-title \(id)-desc"]
    ) {
      words
      content
    }
  }

  @MarkupBuilder private var words: Markup {
    Markup.element("title", ["id": "\(id)-title"]) { label.isEmpty ? title : "\(title), \(label)" }
    Markup.element("desc", ["id": "\(id)-desc"]) { description }
  }
}
