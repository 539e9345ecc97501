/// The texts of blocks and their groups.
public struct BlockStrings: Sendable {
  /// The name of the default group until it is changed.
  public let defaultGroup: String
}

extension BlockStrings {
  static let english = BlockStrings(defaultGroup: "Default")

  static let french = BlockStrings(defaultGroup: "Défaut")
}

extension BlockStrings {
  /// The default group as it is before its first write, in this language.
  public var standardGroup: BlockGroupEntity { .defaultGroup(named: defaultGroup) }
}
