/// An enumeration each of whose cases is a flag: `enum Order: EnumerableFlag { case byName, byDay }` is `--by-name` and
/// `--by-day`.
public protocol EnumerableFlag: CaseIterable, Equatable {
  /// The names of a case's flag; without it the case's name in kebab-case.
  static func name(for value: Self) -> NameSpecification

  /// The help of a case's flag; nil takes that of the property.
  static func help(for value: Self) -> ArgumentHelp?
}

extension EnumerableFlag {
  public static func name(for value: Self) -> NameSpecification { .long }

  public static func help(for value: Self) -> ArgumentHelp? { nil }
}

extension Flag where Value: EnumerableFlag {
  /// Declares a flag for each case, with the case that holds without any.
  public init(
    wrappedValue: Value, exclusivity: FlagExclusivity = .exclusive,
    help: ArgumentHelp = ArgumentHelp()
  ) {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .lastCase), FlagCases(Value.self, exclusivity),
      help)
  }

  /// Declares a flag for each case, one of which must be given.
  public init(exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp = ArgumentHelp()) {
    self.init(
      ArgumentSlot(fallback: nil, reading: .lastCase), FlagCases(Value.self, exclusivity), help)
  }
}

extension Flag {
  /// Declares a flag for each case, none of which has to be given.
  public init<Element: EnumerableFlag>(
    exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp = ArgumentHelp()
  ) where Value == Element? {
    self.init(
      ArgumentSlot(fallback: nil, reading: .anyCase), FlagCases(Element.self, exclusivity), help)
  }

  /// Declares a flag for each case, which add up in the order in which they are given.
  public init<Element: EnumerableFlag>(wrappedValue: Value, help: ArgumentHelp = ArgumentHelp())
  where Value == [Element] {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .allCases),
      FlagCases(Element.self, .chooseLast), help)
  }
}

/// The flags of an enumeration: each is given to the property as its place among the cases.
struct FlagCases {
  let exclusivity: FlagExclusivity
  private let flags: [(name: String, names: NameSpecification, help: ArgumentHelp?)]

  init<Case: EnumerableFlag>(_ type: Case.Type, _ exclusivity: FlagExclusivity) {
    self.exclusivity = exclusivity
    flags = type.allCases.map { (String(describing: $0), type.name(for: $0), type.help(for: $0)) }
  }

  /// One definition for each case, all of which fill the same property.
  func definitions(help: ArgumentHelp, receiver: any ArgumentReceiver) -> [ArgumentDefinition] {
    let names = flags.map { $0.names.names(for: $0.name) }
    let preferred = names.compactMap(\.preferred)
    return zip(flags, names).enumerated().map { index, pair in
      let (flag, names) = pair
      var description = ArgumentDescription(
        kind: .flag,
        names: names,
        valueName: names.preferred?.word ?? flag.name.kebabCased,
        help: flag.help ?? help,
        defaultValue: receiver.defaultDescription == String(index)
          ? names.preferred?.description : nil,
        isOptional: receiver.isSatisfied,
        isRepeating: receiver.isRepeating)
      description.alternatives = preferred
      description.aliases = flag.names.aliases
      return ArgumentDefinition(
        description: description, receiver: receiver, flagText: String(index),
        exclusivity: exclusivity)
    }
  }
}

extension ValueReading where Value: EnumerableFlag, Occurrence == Value {
  fileprivate static var lastCase: Self {
    Self(read: readCase, value: { $0.last }, texts: { [place(of: $0)] }, isRepeating: false)
  }
}

extension ValueReading where Value == Occurrence?, Occurrence: EnumerableFlag {
  fileprivate static var anyCase: Self {
    Self(
      read: readCase, value: { .some($0.last) }, texts: { $0.map { [place(of: $0)] } ?? [] },
      isRepeating: false)
  }
}

extension ValueReading where Value == [Occurrence], Occurrence: EnumerableFlag {
  fileprivate static var allCases: Self {
    Self(read: readCase, value: { $0 }, texts: { _ in [] }, isRepeating: true)
  }
}

private func readCase<Case: EnumerableFlag>(_ text: String) throws(ValueRefusal) -> Case {
  guard let index = Int(text), let found = Case.allCases.dropFirst(index).first else {
    throw ValueRefusal(reason: nil)
  }
  return found
}

private func place<Case: EnumerableFlag>(of value: Case) -> String {
  String(Array(Case.allCases).firstIndex(of: value) ?? 0)
}
