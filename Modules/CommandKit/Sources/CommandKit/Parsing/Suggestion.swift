/// The likely meaning of an unknown word.
enum Suggestion {
  /// The nearest candidate, the first of several; nil when none is near.
  ///
  /// Near is an edit for each three letters of the longer word at most: words of two letters are all near each other,
  /// and so is a single letter to every short word. Of several edits none is at the first letter, which is rarely
  /// mistyped.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word)
    var nearest: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.count > 1 {
      guard let distance = distance(from: letters, to: Array(candidate)) else { continue }
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.candidate
  }

  /// The value that a word was probably meant to be: the one that differs in upper and lower case alone, else the nearest.
  static func value(meantBy word: String, among values: [String]) -> String? {
    values.first { $0.lowercased() == word.lowercased() } ?? nearest(to: word, among: values)
  }

  private static func distance(from word: [Character], to candidate: [Character]) -> Int? {
    let limit = max(word.count, candidate.count) / 3
    // Cheap for a candidate that cannot be near, however long the word.
    guard abs(word.count - candidate.count) <= limit else { return nil }
    let distance = edits(word, candidate)
    let isNear = distance <= limit && (distance < 2 || word.first == candidate.first)
    return isNear ? distance : nil
  }

  /// The least number of letters to insert, remove, replace or swap with their neighbour; none is edited twice.
  private static func edits(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
        let canSwap = row > 0 && column > 0
        if canSwap, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}

extension CommandNode {
  /// The names that the error of an unknown option may suggest.
  var suggestedNames: [ArgumentName] {
    suggestedArguments.flatMap(\.allNames).filter(\.isLong)
  }

  /// The option that an unknown name was probably meant to be: the one that declares it as a word for itself, else the
  /// one with the nearest name or word. A single letter is near to nothing.
  func suggestedOption(for name: ArgumentName) -> ArgumentName? {
    let words = suggestedArguments.flatMap { argument in
      argument.suggestion.words.map { (word: $0, option: argument.preferredName) }
    }
    if let declared = words.first(where: { $0.word == name.word }) { return declared.option }
    let near = suggestedNames.map { (word: $0.word, option: Optional($0)) } + words
    let nearest = name.isLong ? Suggestion.nearest(to: name.word, among: near.map(\.word)) : nil
    return near.first { $0.word == nearest }?.option
  }

  private var suggestedArguments: [ArgumentDescription] {
    (definitions.map(\.description) + builtIns.map(\.description)).filter { $0.isVisible() && $0.suggestion != .never }
  }
}

extension CommandNode {
  /// The commands that an unknown word was probably meant to call: every command of that name further down, else the
  /// one with the nearest name here.
  func suggestions(for word: String) -> [String] {
    let places = configuration.places(of: word)
    return places.isEmpty
      ? [Suggestion.nearest(to: word, among: configuration.suggestedNames)].compactMap(\.self) : places
  }
}

extension CommandConfiguration {
  fileprivate var isSuggested: Bool { shouldDisplay && suggestion != .never }

  /// The words that call commands here and that an error may suggest.
  fileprivate var suggestedNames: [String] {
    let commands = allSubcommands.filter { $0.declaration.isSuggested }.flatMap {
      [$0.commandName] + $0.declaration.aliases
    }
    let shortcuts = allShortcuts.filter { $0.command.declaration.isSuggested }.map(\.name)
    return commands + shortcuts + [HelpCommand.commandName]
  }

  /// The displayed commands below that a word calls, each with the names on the way to it; a short word stands for itself.
  fileprivate func places(of word: String) -> [String] {
    let shortcuts = allShortcuts.filter { $0.name == word && $0.command.declaration.isSuggested }.map(\.name)
    let commands = allSubcommands.flatMap { type -> [String] in
      let configuration = type.declaration
      guard configuration.shouldDisplay else { return [] }
      let name = type.commandName
      let names = [name] + configuration.aliases + configuration.suggestion.words
      return (configuration.isSuggested && names.contains(word) ? [name] : [])
        + configuration.places(of: word).map { "\(name) \($0)" }
    }
    return shortcuts + commands
  }
}
