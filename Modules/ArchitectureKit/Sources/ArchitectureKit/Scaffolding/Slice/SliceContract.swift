/// What a contract file says of the workspace's stored things: where their layers are, and what names begin with.
public struct SliceContract: Sendable, Hashable {
  /// The folder that has a folder for each layer, from the root.
  public let folder: String
  /// What the names of the layers' modules begin with.
  public let prefix: String

  /// A workspace whose layers are in a folder.
  public init(folder: String, prefix: String) {
    self.folder = folder
    self.prefix = prefix
  }
}

extension SliceContract {
  init(reading node: JSONNode) throws(ConfigurationError) {
    let object = try ObjectReader(node, what: "“slices”", known: ["folder", "prefix"])
    folder = try object.requiredText("folder")
    prefix = try object.requiredText("prefix")
    if prefix.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) == nil {
      throw object.wrong("prefix", "“\(prefix)” begins no name of a module; one is written “Shop”")
    }
  }
}
