extension String {
  /// A Swift name as a command line writes it: `goalID` is `goal-id`, `HTTPProxy` is `http-proxy`. Underscores stay.
  var kebabCased: String {
    let letters = Array(self)
    var result = ""
    for (index, letter) in letters.enumerated() {
      if letter.isUppercase, index > 0, Self.startsWord(at: index, in: letters) { result.append("-") }
      result.append(letter.lowercased())
    }
    return result
  }

  private static func startsWord(at index: Int, in letters: [Character]) -> Bool {
    let previous = letters[index - 1]
    let isFollowedByLowercase = index + 1 < letters.count && letters[index + 1].isLowercase
    return !previous.isUppercase || isFollowedByLowercase
  }
}
