/// The options of a command, taken one by one; what is left at the end was not understood.
struct Options {
  private var values: [String: String] = [:]

  /// Reads `--name value` and `--name`.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var name: String?
    for argument in arguments {
      if argument.hasPrefix("--") {
        name = argument
        values[argument] = ""
      } else if let option = name {
        values[option] = argument
        name = nil
      } else {
        throw UsageError(message: "'\(argument)' is not expected")
      }
    }
  }

  mutating func flag(_ name: String) throws(UsageError) -> Bool {
    guard let value = values.removeValue(forKey: name) else { return false }
    guard value.isEmpty else { throw UsageError(message: "'\(name)' takes no value") }
    return true
  }

  mutating func text(_ name: String) throws(UsageError) -> String {
    guard let value = values.removeValue(forKey: name), !value.isEmpty else {
      throw UsageError(message: "'\(name)' needs a value")
    }
    return value
  }

  mutating func text(_ name: String, default standard: String) throws(UsageError) -> String {
    values[name] == nil ? standard : try text(name)
  }

  mutating func number(_ name: String, default standard: Int, atLeast least: Int = 1) throws(UsageError) -> Int {
    guard let text = values.removeValue(forKey: name) else { return standard }
    guard let number = Int(text), number >= least else {
      throw UsageError(message: "'\(name)' needs a whole number, \(least) or more")
    }
    return number
  }

  /// The given seed, or a random one.
  mutating func seed() throws(UsageError) -> UInt64 {
    UInt64(try number("--seed", default: Int.random(in: 1...999_999), atLeast: 0))
  }

  /// Throws when an option is left unread.
  func finish() throws(UsageError) {
    if let name = values.keys.min() { throw UsageError(message: "'\(name)' is no option of this command") }
  }
}
