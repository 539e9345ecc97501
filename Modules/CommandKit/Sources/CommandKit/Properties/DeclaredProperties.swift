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
        all += argument.definitions(property: String(label.trimmingPrefix("_"))).map(
          Property.argument)
      }
    }
  }
}
