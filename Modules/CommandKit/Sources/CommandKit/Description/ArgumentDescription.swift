/// All there is to say of one argument: what help, completions and machine-readable help are made from.
public struct ArgumentDescription: Hashable, Sendable {
  /// The kind of an argument.
  public enum Kind: Hashable, Sendable {
    /// By its place.
    case positional
    /// By a name and a value.
    case option
    /// By a name alone.
    case flag
  }

  /// The words that an argument takes.
  public enum Parsing: Hashable, Sendable {
    /// The next value: what isn't an option.
    case next
    /// The next word, whatever it begins with.
    case unconditional
    /// The next value, wherever it stands.
    case scanningForValue
    /// All values up to the next option.
    case upToNextOption
    /// All words after the option.
    case remaining
    /// All words from the first value or unknown option on.
    case captureForPassthrough
    /// All values, and the options that the command doesn't know.
    case allUnrecognized
    /// All words after `--`.
    case postTerminator
  }

  /// The origin of an argument.
  public enum Origin: Hashable, Sendable {
    /// The command's own declaration.
    case command
    /// A global option group of this command or of one above it.
    case global
    /// The Kit: `--help` and its like.
    case builtIn
  }

  /// Whether it is given by place, by name and value, or by name alone.
  public internal(set) var kind: Kind
  /// The names it is given by; empty for a positional.
  public internal(set) var names: [ArgumentName]
  /// Further names that it is given by; help mentions them, and nothing else names them unasked.
  public internal(set) var aliases: [ArgumentName] = []
  /// The names that switch a flag off; empty for anything but a flag with two sides.
  public internal(set) var inverseNames: [ArgumentName]
  /// Further names that switch a flag off.
  public internal(set) var inverseAliases: [ArgumentName] = []
  /// Whether a flag was declared with two sides.
  var isInvertible = false
  /// The name of the value, without angle brackets.
  public internal(set) var valueName: String
  /// One sentence; may be empty.
  public internal(set) var abstract: String
  /// Paragraphs; may be empty.
  public internal(set) var discussion: String
  /// The default as help writes it; nil for one not worth writing.
  public internal(set) var defaultValue: String?
  /// Every value that is accepted; empty when they cannot be listed.
  public internal(set) var allowedValues: [String]
  /// Whether the command line may leave it out.
  public internal(set) var isOptional: Bool
  /// Whether several occurrences add up.
  public internal(set) var isRepeating: Bool
  /// The words that it takes; for a flag, ``Parsing/next``.
  public internal(set) var parsing = Parsing.next
  /// The preferred names of all flags of one enumeration, this one's included; empty for anything else.
  public internal(set) var alternatives: [ArgumentName] = []
  /// Whether its value may be empty or blank.
  public internal(set) var allowsEmpty: Bool
  /// The environment variable that is read when the option is not given.
  public internal(set) var environmentName: String?
  /// The help that names it; ``isVisible(includingHidden:)`` decides.
  public internal(set) var visibility: ArgumentVisibility
  /// The unknown options whose error suggests it.
  public internal(set) var suggestion: ArgumentSuggestion
  /// The heading it is listed under; empty for the usual one.
  public internal(set) var sectionTitle: String
  /// The origin of the argument.
  public internal(set) var origin: Origin
  /// Whether the help of a command lists only its name.
  public internal(set) var isListedByName = false
  /// The completion of its value.
  public internal(set) var completion: CompletionKind

  init(
    kind: Kind,
    names: [ArgumentName] = [],
    inverseNames: [ArgumentName] = [],
    valueName: String,
    help: ArgumentHelp,
    defaultValue: String? = nil,
    allowedValues: [String] = [],
    isOptional: Bool,
    isRepeating: Bool = false,
    allowsEmpty: Bool = false,
    environmentName: String? = nil,
    origin: Origin = .command,
    completion: CompletionKind = .default
  ) {
    self.kind = kind
    self.names = names
    self.inverseNames = inverseNames
    self.valueName = valueName
    abstract = help.abstract
    discussion = help.discussion
    self.defaultValue = defaultValue
    self.allowedValues = allowedValues
    self.isOptional = isOptional
    self.isRepeating = isRepeating
    self.allowsEmpty = allowsEmpty
    self.environmentName = environmentName
    visibility = help.visibility
    suggestion = help.suggestion
    sectionTitle = ""
    self.origin = origin
    self.completion = completion
  }
}

extension ArgumentDescription {
  /// The name that usage lines and suggestions use: the first long one, else the first. Nil for a positional.
  public var preferredName: ArgumentName? { names.preferred }

  /// Whether a positional takes every word from the first value on, whatever it begins with.
  public var capturesRest: Bool { parsing == .captureForPassthrough }

  /// Every name, in the order in which an error prefers them.
  var allNames: [ArgumentName] { names + inverseNames + aliases + inverseAliases }

  /// Whether help names the argument.
  ///
  /// - Parameter includingHidden: asks for the help that `--help-hidden` prints.
  public func isVisible(includingHidden: Bool = false) -> Bool {
    switch visibility {
    case .default: true
    case .hidden: includingHidden
    case .private: false
    }
  }

  /// The argument in an error: `--count <count>`, `--verbose` or `<name>`.
  ///
  /// - Parameter name: the name that was used on the command line; nil takes the preferred one.
  public func label(as name: ArgumentName? = nil) -> String {
    let typed = (name ?? preferredName)?.description ?? ""
    return switch kind {
    case .positional: "<\(valueName)>"
    case .option: "\(typed) <\(valueName)>"
    case .flag: typed
    }
  }
}
