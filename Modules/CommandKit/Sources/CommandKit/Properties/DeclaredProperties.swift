/// The wrappers that a command or an option group declares, in the order of declaration.
struct DeclaredProperties {
  private(set) var all: [Property] = []

  enum Property {
    case argument(ArgumentDefinition)
    case group(any OptionGroupProperty)
  }

  init(of arguments: any ParsableArguments) {
    for child in Mirror(reflecting: arguments).children {
      if let group = child.value as? any OptionGroupProperty {
        all.append(.group(group))
      } else if let argument = child.value as? any ArgumentProperty, let label = child.label {
        // The storage of a wrapped property is named after it, with an underscore in front.
        all.append(.argument(argument.definition(property: String(label.trimmingPrefix("_")))))
      }
    }
  }

  var groups: [any OptionGroupProperty] {
    all.compactMap { property in
      guard case .group(let group) = property else { return nil }
      return group
    }
  }

  /// The arguments with those of the groups, each group's where it stands.
  var definitions: [ArgumentDefinition] {
    all.flatMap { property in
      switch property {
      case .argument(let definition): [definition]
      case .group(let group): group.definitions
      }
    }
  }
}
