import CommandKit
import Testing

/// Values that a function reads, of types that know nothing of command lines.
@Suite struct TransformTests {
  static let rows = [
    Row("4,5", "at=4,5 more=[] near=nil far=9,9 all=[0,0]"),
    Row("4,5 1,2 3,4", "at=4,5 more=[1,2 3,4] near=nil far=9,9 all=[0,0]"),
    Row("4,5 --near 1,1 --near=2,2", "at=4,5 more=[] near=2,2 far=9,9 all=[0,0]"),
    Row("4,5 --far 1,1", "at=4,5 more=[] near=nil far=1,1 all=[0,0]"),
    Row("4,5 --all 1,1 --all 2,2", "at=4,5 more=[] near=nil far=9,9 all=[1,1 2,2]"),
    Row("4,5", "at=4,5 more=[] near=7,7 far=9,9 all=[0,0]", environment: ["NEAR": "7,7"]),
    Row("", "Missing expected argument '<at>'"),
    Row("4", "The value '4' is invalid for '<at>': two numbers are needed"),
    Row("4,x", "The value '4,x' is invalid for '<at>': custom description"),
    Row("4,5 --near x", "The value 'x' is invalid for '--near <near>': two numbers are needed"),
    Row("4,5 --near ''", "The value '' is invalid for '--near <near>'"),
  ]

  @Test(arguments: rows) func `a function reads each word, and its error is the reason of a refusal`(_ row: Row) {
    let found = outcome(row.line, of: Points.self, environment: row.environment)
    #expect(found == row.expected)
  }

  @Test(arguments: [
    Row("4,5", "at=4,5 to=nil near=nil far=9,9 all=[]"), Row("4,5 1,2", "at=4,5 to=1,2 near=nil far=9,9 all=[]"),
    Row("4,5 --near 1,1 --far 2,2 --all 3,3 --all 4,4", "at=4,5 to=nil near=1,1 far=2,2 all=[3,3 4,4]"),
    Row("4,5 --near x", "The value 'x' is invalid for '--near <near>': two numbers are needed"),
    Row("", "Missing expected argument '<at>'"),
  ]) func `a function may be a closure of several statements`(_ row: Row) {
    let found = outcome(row.line, of: ClosurePoints.self, environment: row.environment)
    #expect(found == row.expected)
  }

  @Test func `a default is described, and none is not`() {
    let arguments = Parser(Points.self).description.arguments
    let defaults = arguments.map { $0.defaultValue ?? "-" }
    #expect(defaults == ["-", "-", "-", "9,9", "0,0", "-", "-"])
  }

  @Test func `a value set by hand replaces the default`() {
    var points = Points()
    points.far = Point(x: 1, y: 2)
    points.near = Point(x: 3, y: 4)
    #expect(points.far.description == "1,2")
    #expect(points.near?.description == "3,4")
  }
}

private struct Point: CustomStringConvertible {
  var x: Int
  var y: Int

  var description: String { "\(x),\(y)" }

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  @Sendable init(text: String) throws {
    let parts = text.split(separator: ",")
    guard parts.count == 2 else { throw ValidationError("two numbers are needed") }
    guard let x = Int(parts[0]), let y = Int(parts[1]) else { throw PlainError() }
    self.init(x: x, y: y)
  }
}

private struct Points: Summarised {
  @Argument(transform: Point.init(text:)) var at: Point
  @Argument(transform: Point.init(text:)) var more: [Point] = []
  @Option(environment: "NEAR", transform: Point.init(text:)) var near: Point?
  @Option(transform: Point.init(text:)) var far = Point(x: 9, y: 9)
  @Option(transform: Point.init(text:)) var all = [Point(x: 0, y: 0)]

  var summary: [String] {
    [
      "at=\(at)", "more=[\(more.map(\.description).joined(separator: " "))]", "near=\(near?.description ?? "nil")",
      "far=\(far)", "all=[\(all.map(\.description).joined(separator: " "))]",
    ]
  }
}

/// The closures have several statements and no signature, so that the compiler learns their type from the property.
private struct ClosurePoints: Summarised {
  @Argument(transform: { text in
    let point = try Point(text: text)
    return point
  }) var at: Point
  @Argument(transform: { text in
    let point = try Point(text: text)
    return point
  }) var to: Point?
  @Option(transform: { text in
    let point = try Point(text: text)
    return point
  }) var near: Point?
  @Option(transform: { text in
    let point = try Point(text: text)
    return point
  }) var far = Point(x: 9, y: 9)
  @Option(transform: { text in
    let point = try Point(text: text)
    return point
  }) var all: [Point] = []

  var summary: [String] {
    [
      "at=\(at)", "to=\(to?.description ?? "nil")", "near=\(near?.description ?? "nil")", "far=\(far)",
      "all=[\(all.map(\.description).joined(separator: " "))]",
    ]
  }
}
