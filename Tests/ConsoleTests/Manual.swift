import Foundation
import Testing

/// The manual, whose examples are run.
enum Manual {
  /// The whole text.
  static func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Apps/Console/README.md"), encoding: .utf8)
  }

  /// The commands of the first example in a section, and what is printed under each.
  fileprivate static func example(in section: String) throws -> [(line: [String], output: String)] {
    let section = try #require(try text().components(separatedBy: "\n## \(section)\n").last)
    let example = try #require(section.components(separatedBy: "\n```\n").dropFirst().first)
    return ("\n" + example).components(separatedBy: "\n$ modulo ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let output = lines.dropFirst().joined(separator: "\n")
      return (lines[0].components(separatedBy: " "), output.isEmpty ? "" : output + "\n")
    }
  }
}

extension Modulo {
  /// Runs the commands of the first example in a section of the manual, and expects what stands there.
  ///
  /// - Parameter count: The number of commands.
  func expectExample(
    of section: String, count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let lines = try Manual.example(in: section)
    #expect(lines.count == count, sourceLocation: sourceLocation)
    for (line, expected) in lines {
      let answer = try await run(line)
      #expect(answer.error + answer.output == expected, "\(line)", sourceLocation: sourceLocation)
    }
  }
}
