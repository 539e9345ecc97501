import Testing

@testable import PersistenceKit

@Suite struct StoredPropertyTests {
  private struct Point: Sendable {
    var x: Int
    var y: Int
  }

  private struct Shape: Sendable {
    var isClosed = true
    var name: String?
    var corner = Point(x: 1, y: 2)
    var title: String { name ?? "nameless" }
  }

  private final class Label: Sendable {
    let text: String

    init(text: String) { self.text = text }
  }

  @Test(arguments: ["a", "a name that doesn't fit into the string itself", nil])
  func `a stored property is read where it stands`(_ name: String?) {
    let property = StoredProperty<Shape, String?>(\.name)
    let value = property.value(of: Shape(name: name))
    let isDirect = property.offset != nil
    #expect(value == name)
    #expect(isDirect)
  }

  @Test func `a stored property of a stored property is read too`() {
    let value = StoredProperty<Shape, Int>(\.corner.y).value(of: Shape(corner: Point(x: 3, y: 4)))
    #expect(value == 4)
  }

  @Test func `a computed property is computed`() {
    let property = StoredProperty<Shape, String>(\.title)
    let value = property.value(of: Shape(name: nil))
    let isDirect = property.offset != nil
    #expect(value == "nameless")
    #expect(!isDirect)
  }

  @Test func `a property of a reference is followed`() {
    let value = StoredProperty<Label, String>(\.text).value(of: Label(text: "here"))
    #expect(value == "here")
  }
}
