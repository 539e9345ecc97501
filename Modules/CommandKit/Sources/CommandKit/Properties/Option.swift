/// A named value: `--count 5`, `--count=5`, `-c 5` or `-c5`.
///
/// Each occurrence is checked. The last one counts, except for an array, which collects them all. A type that isn't
/// ``ExpressibleByArgument`` is read by a `transform`, whose error says why a word is refused.
@propertyWrapper
public struct Option<Value> {
  private var slot: any ArgumentStore<Value>
  private let name: NameSpecification
  private let help: ArgumentHelp
  private let traits: ArgumentTraits
  private let parsing: ArgumentDescription.Parsing

  init(
    _ slot: any ArgumentStore<Value>, _ name: NameSpecification, _ help: ArgumentHelp,
    _ traits: ArgumentTraits, _ parsing: ArgumentDescription.Parsing
  ) {
    self.slot = slot
    self.name = name
    self.help = help
    self.traits = traits
    self.parsing = parsing
  }

  // The compiler looks for an initializer without arguments here and in no extension, finds this one, and then takes the one
  // of an extension that fits the value's type.
  /// Says at compile time what an option lacks.
  @available(*, unavailable, message: "an option needs a type that is ExpressibleByArgument, or a transform")
  public init() {
    preconditionFailure("unavailable")
  }

  /// The value on the command line, of the environment, or the default. Reading a required value of a command that was
  /// never parsed is a programmer error.
  public var wrappedValue: Value {
    get { slot.read("Option") }
    set { slot = slot.replacing(newValue) }
  }
}

extension Option where Value: ArgumentValue {
  /// Declares an option with a default.
  ///
  /// - Parameters:
  ///   - parsing: the word that is the value.
  ///   - environment: the variable that is read when the option is not given; an empty one counts as absent.
  ///   - allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is refused.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next,
    help: ArgumentHelp = ArgumentHelp(), environment: String? = nil, allowsEmpty: Bool = false,
    completion: CompletionKind? = nil
  ) {
    let traits = ArgumentTraits(
      Value.Occurrence.self, completion, allowsEmpty, environment: environment)
    self.init(ArgumentSlot(fallback: wrappedValue, reading: .declared), name, help, traits, parsing.parsing)
  }

  /// Declares an option that must be given, unless its type is optional.
  ///
  /// - Parameters:
  ///   - parsing: the word that is the value.
  ///   - environment: the variable that is read when the option is not given; an empty one counts as absent.
  ///   - allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is refused.
  public init(
    name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next,
    help: ArgumentHelp = ArgumentHelp(), environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil
  ) {
    let traits = ArgumentTraits(
      Value.Occurrence.self, completion, allowsEmpty, environment: environment)
    self.init(ArgumentSlot(fallback: nil, reading: .declared), name, help, traits, parsing.parsing)
  }
}

extension Option {
  /// Declares a list with a default.
  ///
  /// - Parameter parsing: the words that each occurrence takes.
  public init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, parsing: ArrayParsingStrategy,
    help: ArgumentHelp = ArgumentHelp(), environment: String? = nil, allowsEmpty: Bool = false,
    completion: CompletionKind? = nil
  ) where Value == [Element], Element: ExpressibleByArgument {
    let traits = ArgumentTraits(
      Element.self, completion, allowsEmpty || parsing == .remaining, environment: environment)
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .declared), name, help, traits, parsing.parsing)
  }

  /// Declares a list of one value at least.
  ///
  /// - Parameter parsing: the words that each occurrence takes.
  public init<Element>(
    name: NameSpecification = .long, parsing: ArrayParsingStrategy, help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil, allowsEmpty: Bool = false, completion: CompletionKind? = nil
  ) where Value == [Element], Element: ExpressibleByArgument {
    let traits = ArgumentTraits(
      Element.self, completion, allowsEmpty || parsing == .remaining, environment: environment)
    self.init(ArgumentSlot(fallback: nil, reading: .declared), name, help, traits, parsing.parsing)
  }
}

extension Option: ArgumentProperty {
  func definitions(property: String) -> [ArgumentDefinition] {
    let names = name.names(for: property)
    var description = ArgumentDescription(
      kind: .option,
      names: names,
      valueName: help.valueName ?? names.preferred?.word ?? property.kebabCased,
      help: help,
      defaultValue: slot.defaultDescription,
      allowedValues: traits.allowedValues,
      isOptional: slot.isSatisfied,
      isRepeating: slot.isRepeating,
      allowsEmpty: traits.allowsEmpty,
      environmentName: traits.environment,
      completion: traits.completion)
    description.aliases = name.aliases
    description.parsing = parsing
    return [ArgumentDefinition(description: description, receiver: slot)]
  }
}
