/// The declarations that options and positionals share, besides their help and their value.
struct ArgumentTraits {
  let completion: CompletionKind
  let allowedValues: [String]
  let allowsEmpty: Bool
  let environment: String?

  /// The traits of a type that declares its own values.
  init<Value: ExpressibleByArgument>(
    _ type: Value.Type, _ completion: CompletionKind?, _ allowsEmpty: Bool,
    environment: String? = nil
  ) {
    self.completion = completion ?? type.defaultCompletionKind
    allowedValues = type.allValueStrings
    self.allowsEmpty = allowsEmpty
    self.environment = environment
  }

  /// The traits of a type that a function reads.
  init(_ completion: CompletionKind?, _ allowsEmpty: Bool, environment: String? = nil) {
    self.completion = completion ?? .default
    allowedValues = []
    self.allowsEmpty = allowsEmpty
    self.environment = environment
  }
}
