extension Frame {
  /// The frame as an SVG document, for documentation and for reviews of a screen's looks.
  ///
  /// It is light or dark as the reader prefers, and every text has a contrast of at least 4.5:1 to what is behind it: a
  /// colour that would have less is made lighter or darker. It needs no other file; the font is the reader's monospaced
  /// one, fitted to the columns. Equal frames give the same bytes.
  ///
  /// - Parameters:
  ///   - title: The name of the picture, for screen readers and as a tooltip.
  ///   - description: What it shows, for screen readers; nil for the text of the frame, row by row.
  /// - Returns: A whole document that ends with a line break; linear in the cells. It may be shown by itself or by an
  ///   `img` element. Within a page of HTML the names of its styles would be those of the page.
  public func svg(title: String, description: String? = nil) -> String {
    var sheet = SVGStyleSheet()
    var backgrounds: [String] = []
    var texts: [String] = []
    for row in 0..<height {
      for run in SVGRun.runs(in: self, row: row) {
        let style = sheet.name(of: run.style)
        if run.hasBackground { backgrounds.append(run.background(style)) }
        if let text = run.text(style) { texts.append(text) }
      }
    }
    let (width, height) = (SVGRun.x(width) + SVGRun.margin, SVGRun.y(height) + SVGRun.margin)
    let words = description ?? plainLines.joined(separator: "\n")
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
        role="img" aria-labelledby="title description">
        """,
        "<title id=\"title\">\(title.escapedForSVG)</title>",
        "<desc id=\"description\">\(words.escapedForSVG)</desc>",
        sheet.element,
        "<rect class=\"page\" x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"6\"/>",
        "<g shape-rendering=\"crispEdges\">",
      ] + backgrounds + ["</g>", "<g xml:space=\"preserve\">"] + texts + ["</g>"] + cursorElements + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var cursorElements: [String] {
    guard let cursor, 0..<height ~= cursor.row, 0..<width ~= cursor.column else { return [] }
    let (x, y) = (SVGRun.x(cursor.column), SVGRun.y(cursor.row))
    return ["<rect class=\"cursor\" x=\"\(x)\" y=\"\(y)\" width=\"2\" height=\"\(SVGRun.cellHeight)\"/>"]
  }
}

extension String {
  /// The text between tags: without controls but line breaks, and without the two code points that no document of XML
  /// may have. It goes by scalars, because a mark that combines with `<` makes one character of both.
  var escapedForSVG: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var escaped = String.UnicodeScalarView()
      for scalar in TerminalText(String(line)).plainText.unicodeScalars {
        switch scalar {
        case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
        case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
        case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
        case "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
        default: escaped.append(scalar)
        }
      }
      return String(escaped)
    }.joined(separator: "\n")
  }
}
