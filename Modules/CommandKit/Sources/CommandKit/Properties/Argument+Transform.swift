extension Argument {
  /// Declares a value with a default that a function reads; what it throws says why a word is refused.
  public init(
    wrappedValue: Value, help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .last(transform)), help,
      ArgumentTraits(completion, allowsEmpty))
  }

  // A closure that returns a Date also returns a Date?: of an optional property the one below is meant.
  /// Declares a value that must be given and that a function reads; what it throws says why a word is refused.
  @_disfavoredOverload
  public init(
    help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      ArgumentSlot(fallback: nil, reading: .last(transform)), help,
      ArgumentTraits(completion, allowsEmpty))
  }

  /// Declares a value that a function reads and that may be left out.
  public init<Element>(
    help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == Element? {
    self.init(
      ArgumentSlot(fallback: nil, reading: .optional(transform)), help,
      ArgumentTraits(completion, allowsEmpty))
  }

  /// Declares a list with a default, each of whose words a function reads.
  public init<Element>(
    wrappedValue: Value, parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp = ArgumentHelp(),
    allowsEmpty: Bool = false,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .all(transform)), help,
      ArgumentTraits(completion, allowsEmpty || parsing.passesThrough), parsing)
  }

  /// Declares a list of one word at least, each of which a function reads.
  public init<Element>(
    parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp = ArgumentHelp(), allowsEmpty: Bool = false,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      ArgumentSlot(fallback: nil, reading: .all(transform)), help,
      ArgumentTraits(completion, allowsEmpty || parsing.passesThrough), parsing)
  }
}
