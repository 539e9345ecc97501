/// A named value: `--count 5`, `--count=5`, `-c 5` or `-c5`.
///
/// Each occurrence is checked. The last one counts, except for an array, which collects them all.
@propertyWrapper
public struct Option<Value: ArgumentValue> {
  private var slot: ArgumentSlot<Value>
  private let name: NameSpecification
  private let help: ArgumentHelp
  private let environment: String?
  private let allowsEmpty: Bool
  private let completion: CompletionKind

  /// Declares an option with a default.
  ///
  /// - Parameters:
  ///   - environment: the variable that is read when the option is not given; an empty one counts as absent.
  ///   - allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is refused.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil, allowsEmpty: Bool = false, completion: CompletionKind? = nil
  ) {
    self.init(wrappedValue, name, help, environment, allowsEmpty, completion)
  }

  /// Declares an option that must be given, unless its type is optional.
  ///
  /// - Parameters:
  ///   - environment: the variable that is read when the option is not given; an empty one counts as absent.
  ///   - allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is refused.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp = ArgumentHelp(), environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil
  ) {
    self.init(nil, name, help, environment, allowsEmpty, completion)
  }

  private init(
    _ fallback: Value?, _ name: NameSpecification, _ help: ArgumentHelp, _ environment: String?, _ allowsEmpty: Bool,
    _ completion: CompletionKind?
  ) {
    slot = ArgumentSlot(fallback: fallback)
    self.name = name
    self.help = help
    self.environment = environment
    self.allowsEmpty = allowsEmpty
    self.completion = completion ?? Value.Occurrence.defaultCompletionKind
  }

  /// What the command line gave, or the environment, or the default. Reading a required value of a command that was never
  /// parsed is a programmer error.
  public var wrappedValue: Value {
    get { slot.read("Option") }
    set { slot = ArgumentSlot(fallback: newValue) }
  }
}

extension Option: ArgumentProperty {
  func definition(property: String) -> ArgumentDefinition {
    let names = name.names(for: property)
    return ArgumentDefinition(
      description: ArgumentDescription(
        kind: .option,
        names: names,
        valueName: help.valueName ?? names.preferred?.word ?? property.kebabCased,
        help: help,
        defaultValue: slot.defaultDescription,
        allowedValues: Value.Occurrence.allValueStrings,
        isOptional: slot.isSatisfied,
        isRepeating: Value.isRepeating,
        allowsEmpty: allowsEmpty,
        environmentName: environment,
        completion: completion),
      receiver: slot)
  }
}
