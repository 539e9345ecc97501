extension Option {
  /// Declares an option with a default that a function reads; what it throws says why a word is refused.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next,
    help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .last(transform)), name, help,
      ArgumentTraits(completion, allowsEmpty, environment: environment), parsing.parsing)
  }

  // A closure that returns a Date also returns a Date?: of an optional property the one below is meant.
  /// Declares an option that must be given and that a function reads; what it throws says why a word is refused.
  @_disfavoredOverload
  public init(
    name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      ArgumentSlot(fallback: nil, reading: .last(transform)), name, help,
      ArgumentTraits(completion, allowsEmpty, environment: environment), parsing.parsing)
  }

  /// Declares an option that a function reads and that may be left out.
  public init<Element>(
    name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == Element? {
    self.init(
      ArgumentSlot(fallback: nil, reading: .optional(transform)), name, help,
      ArgumentTraits(completion, allowsEmpty, environment: environment), parsing.parsing)
  }

  /// Declares a list with a default, each of whose words a function reads.
  public init<Element>(
    wrappedValue: Value, name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue,
    help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      ArgumentSlot(fallback: wrappedValue, reading: .all(transform)), name, help,
      ArgumentTraits(completion, allowsEmpty || parsing == .remaining, environment: environment), parsing.parsing)
  }

  /// Declares a list of one word at least, each of which a function reads.
  public init<Element>(
    name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue, help: ArgumentHelp = ArgumentHelp(),
    environment: String? = nil,
    allowsEmpty: Bool = false, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    self.init(
      ArgumentSlot(fallback: nil, reading: .all(transform)), name, help,
      ArgumentTraits(completion, allowsEmpty || parsing == .remaining, environment: environment), parsing.parsing)
  }
}
