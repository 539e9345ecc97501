@testable import modulo

extension Slice {
  /// Every noun of the program, and the exemplar's.
  static let exemplarAll: [Slice] =
    all + [
      sampleThing  // slice: into console
    ]
}
