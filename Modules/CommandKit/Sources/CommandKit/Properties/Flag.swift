/// A switch: on when its name is given, and with an inversion off when its other name is.
///
/// `Bool?` tells a flag that was not given from both sides; a `Bool` without default must be given. An `Int` counts how often
/// the flag is given, and an ``EnumerableFlag`` has a flag for each of its cases.
@propertyWrapper
public struct Flag<Value> {
  private var slot: any ArgumentStore<Value>
  private let kind: Kind
  private let help: ArgumentHelp

  private enum Kind {
    case sides(NameSpecification, FlagInversion?, FlagExclusivity)
    case cases(FlagCases)
  }

  private init(
    _ slot: any ArgumentStore<Value>, _ name: NameSpecification, _ inversion: FlagInversion? = nil,
    _ exclusivity: FlagExclusivity = .chooseLast, help: ArgumentHelp
  ) {
    self.slot = slot
    kind = .sides(name, inversion, exclusivity)
    self.help = help
  }

  init(_ slot: any ArgumentStore<Value>, _ cases: FlagCases, _ help: ArgumentHelp) {
    self.slot = slot
    kind = .cases(cases)
    self.help = help
  }

  // The compiler looks for an initializer without arguments here and in no extension, finds this one, and then takes the one
  // of an extension that fits the value's type.
  /// Says at compile time what a flag lacks.
  @available(*, unavailable, message: "a flag without a default needs an inversion, or is an Int or an EnumerableFlag")
  public init() {
    preconditionFailure("unavailable")
  }

  /// Whether the flag is on. Reading a required flag of a command that was never parsed is a programmer error.
  public var wrappedValue: Value {
    get { slot.read("Flag") }
    set { slot = slot.replacing(newValue) }
  }
}

extension Flag where Value: ArgumentValue, Value.Occurrence == Bool {
  /// Declares a flag that is `false` until it is given.
  public init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp = ArgumentHelp())
  where Value == Bool {
    self.init(ArgumentSlot(fallback: wrappedValue, reading: .declared), name, help: help)
  }

  /// Declares a flag with two sides and a default.
  ///
  /// - Parameter exclusivity: what counts where both sides are given.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, inversion: FlagInversion,
    exclusivity: FlagExclusivity = .chooseLast, help: ArgumentHelp = ArgumentHelp()
  ) {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .declared), name, inversion, exclusivity,
      help: help)
  }

  /// Declares a flag with two sides, one of which must be given unless its type is optional.
  ///
  /// - Parameter exclusivity: what counts where both sides are given.
  public init(
    name: NameSpecification = .long, inversion: FlagInversion,
    exclusivity: FlagExclusivity = .chooseLast,
    help: ArgumentHelp = ArgumentHelp()
  ) {
    self.init(
      ArgumentSlot(fallback: nil, reading: .declared), name, inversion, exclusivity, help: help)
  }
}

extension Flag where Value == Int {
  /// Declares a flag that counts how often it is given: `-vv` is 2.
  public init(name: NameSpecification = .long, help: ArgumentHelp = ArgumentHelp()) {
    let reading = ValueReading<Int, Bool>(
      read: { _ in true }, value: { $0.count }, texts: { _ in [] }, isRepeating: true)
    self.init(ArgumentSlot(fallback: nil, reading: reading), name, help: help)
  }
}

extension Flag: ArgumentProperty {
  func definitions(property: String) -> [ArgumentDefinition] {
    switch kind {
    case .cases(let cases): cases.definitions(help: help, receiver: slot)
    case .sides(let name, let inversion, let exclusivity):
      [definition(name, inversion, exclusivity, property)]
    }
  }

  private func definition(
    _ name: NameSpecification, _ inversion: FlagInversion?, _ exclusivity: FlagExclusivity,
    _ property: String
  ) -> ArgumentDefinition {
    let names = name.names(for: property)
    let sides = inversion.map { $0.names(names) } ?? (on: names, off: [])
    let aliases = inversion.map { $0.names(name.aliases) } ?? (on: name.aliases, off: [])
    var description = ArgumentDescription(
      kind: .flag,
      names: sides.on,
      inverseNames: sides.off,
      valueName: help.valueName ?? sides.on.preferred?.word ?? property.kebabCased,
      help: help,
      defaultValue: defaultName(on: sides.on, off: sides.off),
      isOptional: slot.isSatisfied,
      isRepeating: slot.isRepeating)
    description.isInvertible = inversion != nil
    description.aliases = aliases.on
    description.inverseAliases = aliases.off
    return ArgumentDefinition(description: description, receiver: slot, exclusivity: exclusivity)
  }

  private func defaultName(on: [ArgumentName], off: [ArgumentName]) -> String? {
    guard !off.isEmpty, let isOn = slot.defaultDescription else { return nil }
    return (isOn == "true" ? on : off).preferred?.description
  }
}
