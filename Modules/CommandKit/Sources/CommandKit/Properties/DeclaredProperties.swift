/// The wrappers that a command or an option group declares, in the order of declaration.
struct DeclaredProperties {
  private(set) var all: [Property] = []

  enum Property {
    case argument(ArgumentDefinition)
    case group(any OptionGroupProperty)
  }

  init(of arguments: any ParsableArguments) {
    // The first mirror of a type reads every conformance of the program. What stores nothing declares nothing.
    if Self.isEmpty(arguments) { return }
    for child in Mirror(reflecting: arguments).children {
      guard let property = child.value as? any DeclaredProperty, let label = child.label else { continue }
      // The storage of a wrapped property is named after it, with an underscore in front.
      all += property.declared(as: String(label.dropFirst()))
    }
  }

  private static func isEmpty<Arguments: ParsableArguments>(_ arguments: Arguments) -> Bool {
    MemoryLayout<Arguments>.size == 0
  }
}

/// A property wrapper that declares arguments. It is one protocol for all of them: a wrapper's type is searched for its
/// conformance at run time, which takes longer than the rest of a command line.
protocol DeclaredProperty {
  /// What it declares, for the property of that name.
  func declared(as name: String) -> [DeclaredProperties.Property]
}

extension ArgumentProperty {
  func declared(as name: String) -> [DeclaredProperties.Property] {
    definitions(property: name).map(DeclaredProperties.Property.argument)
  }
}

extension OptionGroupProperty {
  func declared(as name: String) -> [DeclaredProperties.Property] { [.group(self)] }
}
