import ModuloUtilities

/// Why an operation on the rows of a noun failed: by what was given, by what it names, by a rule of the noun, or in the
/// storage. Only the rules are the noun's own.
public enum Failure<Rule: FailureRule>: Error, Equatable, Sendable {
  /// A value that was given can't be read, or used.
  case input(InputProblem)
  /// A reference names no row of this noun, or several.
  case reference(Noun, ReferenceProblem)
  /// The operation would break a rule.
  case rule(Rule)
  /// The data could not be read or written.
  case storage(StorageError)
}

/// A rule of a noun that an operation would break. Nothing is changed by it.
public protocol FailureRule: PresentableError, Equatable {
  /// The operations of the noun's store, with the values that an error about one needs.
  associatedtype Operation: Sendable

  /// The noun whose rule it is.
  static var noun: Noun { get }

  /// The failure of an operation, for a repository's error during it.
  static func failure(_ error: RepositoryError, during operation: Operation) -> Failure<Self>
}

extension Failure {
  /// The row of the noun that an operation is about isn't there, or isn't any more.
  public static var missing: Self { .reference(Rule.noun, .missing) }

  /// The text names no row of the noun; those whose names are near to it, the nearest first.
  public static func notFound(_ reference: String, nearest: [Candidate] = []) -> Self {
    .reference(Rule.noun, .notFound(reference, nearest: nearest))
  }

  /// The text names several rows of the noun.
  public static func ambiguous(_ reference: String, candidates: [Candidate]) -> Self {
    .reference(Rule.noun, .ambiguous(reference, candidates: candidates))
  }

  /// The text is not a valid reference to a row of the noun.
  public static func unreadableReference(_ text: String) -> Self { .reference(Rule.noun, .unreadable(text)) }

  /// The failure of finding a row of another noun. A rule of that one would be a bug of this program: nothing is changed
  /// by finding.
  public init<Other>(_ failure: Failure<Other>) {
    self =
      switch failure {
      case .input(let problem): .input(problem)
      case .reference(let noun, let problem): .reference(noun, problem)
      case .rule(let rule): .storage(.internalError(detail: "unexpected outcome: \(rule)"))
      case .storage(let error): .storage(error)
      }
  }
}

extension Failure: OperationError {
  public init(_ error: RepositoryError, during operation: Rule.Operation) {
    self = Rule.failure(error, during: operation)
  }
}

extension Failure: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .input(let problem): problem.text(format)
    case .reference(let noun, let problem): problem.text(of: noun, format)
    case .rule(let rule): rule.text(format)
    case .storage(let error): error.text(format)
    }
  }
}
