extension MachineHelp {
  /// One argument, or one side of a flag.
  struct Argument: Encodable {
    let kind: String
    let names: [Name]?
    let preferredName: Name?
    let valueName: String
    let defaultValue: String?
    let allValues: [String]?
    let isOptional: Bool
    let isRepeating: Bool
    let parsingStrategy: String
    let sectionTitle: String?
    let completionKind: Completion?
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool

    struct Name: Encodable {
      let kind: String
      let name: String

      init(_ name: ArgumentName) {
        kind =
          switch name {
          case .long: "long"
          case .longWithSingleDash: "longWithSingleDash"
          case .short: "short"
          }
        self.name = name.word
      }
    }

    // The names of the cases are keys of the document.
    enum Completion: Encodable {
      case list(values: [String])
      case file(extensions: [String])
      case directory
      case shellCommand(command: String)
      case custom
    }
  }
}

extension MachineHelp.Argument {
  /// An argument; both sides of a flag that has two.
  static func all(of argument: ArgumentDescription) -> [Self] {
    let on = Self(argument, names: argument.names + argument.aliases)
    if argument.inverseNames.isEmpty { return [on] }
    var inverse = argument
    inverse.isOptional = true
    inverse.defaultValue = nil
    inverse.valueName = argument.inverseNames.preferred?.word ?? ""
    return [on, Self(inverse, names: argument.inverseNames + argument.inverseAliases)]
  }

  private init(_ argument: ArgumentDescription, names: [ArgumentName]) {
    switch argument.kind {
    case .positional: kind = "positional"
    case .option: kind = "option"
    case .flag: kind = "flag"
    }
    self.names = names.isEmpty ? nil : names.map(Name.init)
    preferredName = names.preferred.map(Name.init)
    valueName = argument.valueName
    defaultValue = argument.defaultValue
    allValues = argument.allowedValues.isEmpty ? nil : argument.allowedValues
    isOptional = argument.isOptional
    isRepeating = argument.isRepeating
    parsingStrategy = argument.parsing.key
    sectionTitle = argument.sectionTitle.isEmpty ? nil : argument.sectionTitle
    completionKind = Completion(argument.completion)
    abstract = argument.abstract.isEmpty ? nil : argument.abstract
    discussion = argument.discussion.isEmpty ? nil : argument.discussion
    shouldDisplay = argument.visibility == .default
  }
}

extension ArgumentDescription.Parsing {
  fileprivate var key: String {
    switch self {
    case .next: "default"
    case .unconditional: "unconditional"
    case .scanningForValue: "scanningForValue"
    case .upToNextOption: "upToNextOption"
    case .remaining, .captureForPassthrough: "allRemainingInput"
    case .allUnrecognized: "allUnrecognized"
    case .postTerminator: "postTerminator"
    }
  }
}

extension MachineHelp.Argument.Completion {
  fileprivate init?(_ kind: CompletionKind) {
    switch kind {
    case .default: return nil
    case .list(let values): self = .list(values: values)
    case .file(let extensions): self = .file(extensions: extensions)
    case .directory: self = .directory
    case .shellCommand(let command): self = .shellCommand(command: command)
    case .custom: self = .custom
    }
  }
}
