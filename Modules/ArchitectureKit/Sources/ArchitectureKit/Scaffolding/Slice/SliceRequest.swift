/// A stored thing to be made.
public struct SliceRequest: Sendable, Hashable {
  /// Its name, in upper camel case.
  public var name: String
  /// What several of it are called, in upper camel case; nil for the regular plural.
  public var plural: String?
  /// The fields, as they are written: `limit:money`, or several of them with commas.
  public var fields: [String] = []
  /// The noun of the things that it belongs to; nil for none.
  public var owner: String?
  /// The noun beside whose screens and commands its own stand; nil for the owner, or the one that the contract file
  /// names.
  public var beside: String?
  /// Its words in other languages: `fr=un budget`, `fr.limit=Plafond`.
  public var words: [String] = []

  /// A stored thing with a name and no fields yet.
  public init(_ name: String) { self.name = name }

  /// Plans the slice, without changing anything.
  ///
  /// - Parameters:
  ///   - site: The workspace that it is for.
  ///   - exemplars: What it is copied from.
  /// - Throws: What is wrong with the request, or in its way.
  public func plan(at site: SliceSite, from exemplars: Exemplars) throws(ScaffoldError) -> ScaffoldPlan {
    try SlicePlanner(self, at: site, from: exemplars).plan()
  }
}
