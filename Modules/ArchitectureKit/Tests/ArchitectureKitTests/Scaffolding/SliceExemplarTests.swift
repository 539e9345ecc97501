import Testing

@testable import ArchitectureKit

/// The exemplar of slices: its marks are those that it needs.
@Suite struct SliceExemplarTests {
  private let lines = Exemplars.ofRepository.slice.flatMap { path, text in
    text.split(separator: "\n").map { (path: path, parts: SliceTemplate.parts(of: String($0))) }
  }

  @Test func `a line that names a field has the mark of its kind, and no other line has`() {
    for kind in SliceField.Kind.allCases {
      let name = kind.exemplar.name
      let forms = [name.camel, name.pascal, name.snake, name.text, name.text.capitalizingFirst]
      let naming = lines.filter { line in forms.contains { line.parts.content.contains($0) } }
      #expect(naming.count > 20)
      for line in naming { #expect(SliceTemplate.kinds(line.parts.mark) == [kind], "\(line)") }
    }
  }

  @Test func `a line that names the owner has its mark`() {
    let naming = lines.filter { $0.parts.content.contains(/(?i)account/) }
    #expect(naming.count > 20)
    for line in naming { #expect(line.parts.mark == "owner", "\(line)") }
  }

  @Test func `each mark is one that is known`() {
    let words = Set(lines.flatMap { $0.parts.mark.split(separator: " ").map(String.init) })
    let known = [
      "owner", "french", "any", "public", "for", "into", "counted", "version", "double", "exemplar", "flow", "section",
      "destination", "console",
    ]
    #expect(words.subtracting(known + SliceField.Kind.allCases.map(\.rawValue)) == [])
  }

  @Test func `every kind of field, an owner and French are in it`() {
    let marks = Set(lines.map(\.parts.mark))
    #expect(marks.isSuperset(of: SliceField.Kind.allCases.map(\.rawValue) + ["owner", "french"]))
  }
}
