import Foundation
import Testing

/// What the doc comments of the kit's sources promise to say.
@Suite struct DocCommentTests {
  @Test func `every block of code is a part of a test`() throws {
    let (comments, sources) = (try SourceFile.all().flatMap(\.blocks), try Article.compiledSources())
    #expect(comments.count > 5)
    for comment in comments {
      let isCompiled = sources.contains { $0.contains(comment.withoutWhitespace) }
      #expect(isCompiled, "no test has the block\n\(comment)")
    }
  }

  @Test func `every public function that throws says what, or what it is the same as`() throws {
    let functions = try SourceFile.all().flatMap(\.functions).filter { $0.text.contains("throws") }
    let silent = functions.filter { !$0.comment.contains("hrows") && !$0.comment.contains("he same") }
    let names = silent.map(\.text)
    #expect(functions.count > 40)
    #expect(names == [])
  }

  @Test func `a function is found with its comment`() {
    let source = SourceFile(
      text: """
        extension Shelf {
          /// Finds a book.
          ///
          /// - Throws: `notFound`.
          @inlinable
          public func book(
            _ title: String
          ) throws -> Book {
            try find(title)
          }

          /// Counts.
          public var count: Int { books.count }

          public func sort() throws {}
        }
        """)
    let found = source.functions
    let (texts, comments) = (found.map(\.text), found.map(\.comment))
    #expect(texts == ["public func book( _ title: String ) throws -> Book"])
    #expect(comments == ["Finds a book.  - Throws: `notFound`."])
  }
}

/// A source file, as a reader of its comments sees it.
private struct SourceFile {
  /// A public function or initializer that has a comment: one without implements what a protocol documents.
  struct Function {
    let comment: String
    let text: String
  }

  private let lines: [String]

  init(text: String) {
    lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  static func all() throws -> [SourceFile] {
    let sources = Article.package.appending(path: "Sources/PersistenceKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    return try paths.map { SourceFile(text: try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
  }

  /// The blocks of Swift in its comments: readers of a page of the API copy what it shows.
  var blocks: [String] {
    var (blocks, block) = ([String](), [String]?.none)
    for line in lines {
      switch (line, block) {
      case ("/// ```swift", _): block = []
      case ("/// ```", let lines?): (blocks, block) = (blocks + [lines.joined(separator: "\n")], nil)
      default: block?.append(String(line.dropFirst("/// ".count)))
      }
    }
    return blocks
  }

  var functions: [Function] {
    lines.indices.compactMap { index in
      let isFunction = lines[index].contains(#/public .*(func |init\b)/#) && !lines[index].hasPrefix("//")
      let comment = isFunction ? comment(above: index) : ""
      return comment.isEmpty ? nil : Function(comment: comment, text: head(from: index))
    }
  }
}

extension SourceFile {
  /// The comment above a line, with attributes between them.
  private func comment(above index: Int) -> String {
    let above = lines[..<index].reversed().drop { $0.hasPrefix("@") }
    let comment = above.prefix { $0.hasPrefix("///") }.reversed()
    return comment.map { $0.dropFirst("/// ".count) }.joined(separator: " ")
  }

  /// A declaration without its body.
  private func head(from index: Int) -> String {
    var head: [String] = []
    for line in lines[index...] {
      head.append(line)
      if line.hasSuffix("{") || line.hasSuffix("}") || head.count == 8 { break }
    }
    let text = head.joined(separator: " ").split(separator: "{").first.map(String.init) ?? ""
    return text.trimmingCharacters(in: .whitespaces)
  }
}
