/// A positional value: given by its place on the command line.
///
/// Positionals are filled in the order of declaration. An optional or a default makes one optional; an array takes all
/// that is left and has to be the last. A type that isn't ``ExpressibleByArgument`` is read by a `transform`, whose
/// error says why a word is refused.
@propertyWrapper
public struct Argument<Value> {
  private var slot: any ArgumentStore<Value>
  private let help: ArgumentHelp
  private let traits: ArgumentTraits
  private let parsing: ArgumentArrayParsingStrategy

  init(
    _ slot: any ArgumentStore<Value>, _ help: ArgumentHelp, _ traits: ArgumentTraits,
    _ parsing: ArgumentArrayParsingStrategy = .remaining
  ) {
    self.slot = slot
    self.help = help
    self.traits = traits
    self.parsing = parsing
  }

  // The compiler looks for an initializer without arguments here and in no extension, finds this one, and then takes the one
  // of an extension that fits the value's type.
  /// Says at compile time what an argument lacks.
  @available(*, unavailable, message: "an argument needs a type that is ExpressibleByArgument, or a transform")
  public init() {
    preconditionFailure("unavailable")
  }

  /// The value on the command line, or the default. Reading a required value of a command that was never parsed is a
  /// programmer error.
  public var wrappedValue: Value {
    get { slot.read("Argument") }
    set { slot = slot.replacing(newValue) }
  }
}

extension Argument where Value: ArgumentValue {
  /// Declares a value with a default.
  ///
  /// - Parameter allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is
  ///   refused.
  public init(
    wrappedValue: Value, help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil
  ) {
    let traits = ArgumentTraits(Value.Occurrence.self, completion, allowsEmpty)
    self.init(ArgumentSlot(fallback: wrappedValue, reading: .declared), help, traits)
  }

  /// Declares a value that must be given, unless its type is optional.
  ///
  /// - Parameter allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is
  ///   refused.
  public init(
    help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil
  ) {
    let traits = ArgumentTraits(Value.Occurrence.self, completion, allowsEmpty)
    self.init(ArgumentSlot(fallback: nil, reading: .declared), help, traits)
  }

  /// Declares a list with a default; words that may be for another program may be empty.
  public init<Element>(
    wrappedValue: [Element], parsing: ArgumentArrayParsingStrategy, help: ArgumentHelp = ArgumentHelp(),
    completion: CompletionKind? = nil
  ) where Value == [Element], Element: ExpressibleByArgument {
    let traits = ArgumentTraits(Element.self, completion, parsing.passesThrough)
    self.init(ArgumentSlot(fallback: wrappedValue, reading: .declared), help, traits, parsing)
  }

  /// Declares a list of one word at least; words that may be for another program may be empty.
  public init<Element>(
    parsing: ArgumentArrayParsingStrategy, help: ArgumentHelp = ArgumentHelp(), completion: CompletionKind? = nil
  ) where Value == [Element], Element: ExpressibleByArgument {
    let traits = ArgumentTraits(Element.self, completion, parsing.passesThrough)
    self.init(ArgumentSlot(fallback: nil, reading: .declared), help, traits, parsing)
  }
}

extension Argument: ArgumentProperty {
  func definitions(property: String) -> [ArgumentDefinition] {
    var description = ArgumentDescription(
      kind: .positional,
      valueName: help.valueName ?? property.kebabCased,
      help: help,
      defaultValue: slot.defaultDescription,
      allowedValues: traits.allowedValues,
      isOptional: slot.isSatisfied,
      isRepeating: slot.isRepeating,
      allowsEmpty: traits.allowsEmpty,
      completion: traits.completion)
    description.parsing = parsing.parsing
    return [ArgumentDefinition(description: description, receiver: slot)]
  }
}
