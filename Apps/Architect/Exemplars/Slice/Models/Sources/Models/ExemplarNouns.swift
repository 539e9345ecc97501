public import ModuloModels

extension Noun {
  /// The nouns whose rows are counted, with the exemplar's.
  public static let exemplarCounted: [Noun] =
    counted + [
      .sampleThing  // slice: into counted
    ]
}
