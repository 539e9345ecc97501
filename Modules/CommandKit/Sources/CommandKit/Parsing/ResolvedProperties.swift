/// An option group at its place in a program.
struct ResolvedGroup {
  let property: any OptionGroupProperty
  /// Whether its options are legal below too; a group within a global one is global.
  let isGlobal: Bool
  /// Whether its values are those of a group above, whose check is the check of both.
  let isShared: Bool
}

/// The declarations of a command with its groups resolved, beside the groups that are declared above it.
struct ResolvedProperties {
  /// The arguments that are legal for this command alone, those of a group where it stands.
  private(set) var definitions: [ArgumentDefinition] = []
  /// The arguments that are legal from here on.
  private(set) var globalDefinitions: [ArgumentDefinition] = []
  /// Every group, each after the groups within it.
  private(set) var groups: [ResolvedGroup] = []
  private let inherited: [ResolvedGroup]

  init(of arguments: any ParsableArguments, below inherited: [ResolvedGroup]) {
    self.inherited = inherited
    read(arguments, isGlobal: false) { $0 }
  }

  private mutating func read(
    _ arguments: any ParsableArguments, isGlobal: Bool, place: (ArgumentDefinition) -> ArgumentDefinition
  ) {
    for property in DeclaredProperties(of: arguments).all {
      switch property {
      case .argument(let definition) where isGlobal: globalDefinitions.append(place(definition))
      case .argument(let definition): definitions.append(place(definition))
      case .group(let group): read(group, isGlobal: isGlobal || group.isGlobal, place: place)
      }
    }
  }

  private mutating func read(
    _ group: any OptionGroupProperty, isGlobal: Bool, place: (ArgumentDefinition) -> ArgumentDefinition
  ) {
    let above = inherited.first { group.share($0.property) }
    // The options of a global group are legal here already.
    if above?.isGlobal == true { return }
    read(group.arguments, isGlobal: isGlobal) { place(group.placed($0)) }
    groups.append(ResolvedGroup(property: group, isGlobal: isGlobal, isShared: above != nil))
  }
}
