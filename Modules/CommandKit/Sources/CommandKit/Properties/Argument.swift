/// A positional value: given by its place on the command line.
///
/// Positionals are filled in the order of declaration. An optional or a default makes one optional; an array takes all that is
/// left and has to be the last.
@propertyWrapper
public struct Argument<Value: ArgumentValue> {
  private var slot: ArgumentSlot<Value>
  private let help: ArgumentHelp
  private let allowsEmpty: Bool
  private let completion: CompletionKind

  /// Declares a value with a default.
  ///
  /// - Parameter allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is refused.
  public init(
    wrappedValue: Value, help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil
  ) {
    self.init(fallback: wrappedValue, help: help, allowsEmpty: allowsEmpty, completion: completion)
  }

  /// Declares a value that must be given, unless its type is optional.
  ///
  /// - Parameter allowsEmpty: whether an empty or blank word is passed on to the type; without it such a word is refused.
  public init(help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false, completion: CompletionKind? = nil) {
    self.init(fallback: nil, help: help, allowsEmpty: allowsEmpty, completion: completion)
  }

  private init(fallback: Value?, help: ArgumentHelp, allowsEmpty: Bool, completion: CompletionKind?) {
    slot = ArgumentSlot(fallback: fallback)
    self.help = help
    self.allowsEmpty = allowsEmpty
    self.completion = completion ?? Value.Occurrence.defaultCompletionKind
  }

  /// What the command line gave, or the default. Reading a required value of a command that was never parsed is a programmer error.
  public var wrappedValue: Value {
    get { slot.read("Argument") }
    set { slot = ArgumentSlot(fallback: newValue) }
  }
}

extension Argument: ArgumentProperty {
  func definition(property: String) -> ArgumentDefinition {
    ArgumentDefinition(
      description: ArgumentDescription(
        kind: .positional,
        valueName: help.valueName ?? property.kebabCased,
        help: help,
        defaultValue: slot.defaultDescription,
        allowedValues: Value.Occurrence.allValueStrings,
        isOptional: slot.isSatisfied,
        isRepeating: Value.isRepeating,
        allowsEmpty: allowsEmpty,
        completion: completion),
      receiver: slot)
  }
}
