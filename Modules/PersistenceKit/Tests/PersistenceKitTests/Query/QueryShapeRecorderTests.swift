import Testing

@testable import PersistenceKit

/// A shape that is compared with the expected one is the shape that is written down without one.
@Suite struct QueryShapeRecorderTests {
  private let model = ObjectIdentifier(Int.self)
  private let tokens: [QueryToken] = [.apply(.equal), .column(scope: 0, 1), .value(isOptional: false), .order]

  @Test(arguments: [[], [2], [4], [0, 1], [1, 2, 3]])
  func `whatever was expected, the shape is that of the tokens`(left: [Int]) {
    let plain = shape(of: tokens)
    let other = shape(of: tokens.enumerated().filter { !left.contains($0.offset) }.map(\.element) + [.limit])
    for expected in [nil, plain, other, shape(of: [])] {
      let found = shape(of: tokens, expecting: expected)
      #expect(found == plain)
    }
  }

  @Test func `what goes beyond the expected shape is added to it`() {
    let longer = shape(of: tokens + [.limit], expecting: shape(of: tokens))
    let plain = shape(of: tokens + [.limit])
    #expect(longer == plain)
    #expect(longer.hashValue == plain.hashValue)
  }

  @Test func `what ends before the expected shape is shorter`() {
    let shorter = shape(of: Array(tokens.dropLast()), expecting: shape(of: tokens))
    let plain = shape(of: Array(tokens.dropLast()))
    #expect(shorter == plain)
    #expect(shorter.hashValue == plain.hashValue)
  }

  @Test func `a shape of another model isn't expected`() {
    var recorder = QueryShapeRecorder(model: ObjectIdentifier(String.self), expecting: shape(of: tokens))
    for token in tokens { recorder.append(token) }
    let model = recorder.shape.model
    #expect(model == ObjectIdentifier(String.self))
  }

  private func shape(of tokens: [QueryToken], expecting expected: QueryShape? = nil) -> QueryShape {
    var recorder = QueryShapeRecorder(model: model, expecting: expected)
    for token in tokens { recorder.append(token) }
    return recorder.shape
  }
}
