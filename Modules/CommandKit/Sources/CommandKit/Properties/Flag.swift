/// A switch: on when its name is given, and with an inversion off when its other name is.
///
/// The last occurrence counts. `Bool?` tells a flag that was not given from both; a `Bool` without default must be given.
@propertyWrapper
public struct Flag<Value: ArgumentValue> where Value.Occurrence == Bool {
  private var slot: ArgumentSlot<Value>
  private let name: NameSpecification
  private let inversion: FlagInversion?
  private let help: ArgumentHelp

  /// Declares a flag that is `false` until it is given.
  public init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp = ArgumentHelp())
  where Value == Bool {
    self.init(fallback: wrappedValue, name: name, inversion: nil, help: help)
  }

  /// Declares a flag with two sides and a default.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp = ArgumentHelp()
  ) {
    self.init(fallback: wrappedValue, name: name, inversion: inversion, help: help)
  }

  /// Declares a flag with two sides, one of which must be given unless its type is optional.
  public init(name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp = ArgumentHelp()) {
    self.init(fallback: nil, name: name, inversion: inversion, help: help)
  }

  private init(fallback: Value?, name: NameSpecification, inversion: FlagInversion?, help: ArgumentHelp) {
    slot = ArgumentSlot(fallback: fallback)
    self.name = name
    self.inversion = inversion
    self.help = help
  }

  /// Whether the flag is on. Reading a required flag of a command that was never parsed is a programmer error.
  public var wrappedValue: Value {
    get { slot.read("Flag") }
    set { slot = ArgumentSlot(fallback: newValue) }
  }
}

extension Flag: ArgumentProperty {
  func definition(property: String) -> ArgumentDefinition {
    let names = name.names(for: property)
    let sides = inversion.map { $0.names(names) } ?? (on: names, off: [])
    var definition = ArgumentDefinition(
      description: ArgumentDescription(
        kind: .flag,
        names: sides.on,
        inverseNames: sides.off,
        valueName: help.valueName ?? sides.on.preferred?.word ?? property.kebabCased,
        help: help,
        defaultValue: defaultName(on: sides.on, off: sides.off),
        isOptional: slot.isSatisfied),
      receiver: slot)
    definition.description.isInvertible = inversion != nil
    return definition
  }

  private func defaultName(on: [ArgumentName], off: [ArgumentName]) -> String? {
    guard !off.isEmpty, let isOn = slot.value?.occurrences.last else { return nil }
    return (isOn ? on : off).preferred?.description
  }
}
