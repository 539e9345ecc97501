/// Text laid out in a column of a given width.
struct TextFill {
  /// The columns of the whole page; a line is longer only where a single word is.
  let width: Int

  /// Breaks a text at spaces. Line breaks of its own and the indentation of its lines are kept.
  ///
  /// - Parameter indent: the columns left free before every line but an empty one.
  func paragraphs(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : margin + filled(line, indent: indent)
    }.joined(separator: "\n")
  }

  /// Sets words one after the other, each unbroken.
  ///
  /// - Parameters:
  ///   - column: where the first word begins.
  ///   - indent: where the words of every further line begin.
  func words(_ words: [String], from column: Int, indent: Int) -> String {
    let lineBreak = "\n" + String(repeating: " ", count: indent)
    var result = ""
    var end = column
    for (index, word) in words.enumerated() {
      // A line that goes on leaves the last column to the space it ends with, as the reference does.
      let room = index + 1 < words.count ? width - 1 : width
      let fits = end + 1 + word.count <= room
      if result.isEmpty {
        end = column + word.count
      } else if fits {
        result += " "
        end += 1 + word.count
      } else {
        result += lineBreak
        end = indent + word.count
      }
      result += word
    }
    return result
  }

  private func filled(_ line: Substring, indent: Int) -> String {
    if indent + line.count <= width { return String(line) }
    let ownIndent = line.prefix { $0 == " " }
    let inner = indent + ownIndent.count
    return ownIndent + words(line.split(separator: " ").map(String.init), from: inner, indent: inner)
  }
}
