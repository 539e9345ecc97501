/// Reads the members of one object of a contract file by name and kind; unknown members are errors.
struct ObjectReader {
  let node: JSONNode
  private let what: String

  /// - Throws: When the value is no object, or has a member that isn't among the `known` names.
  init(_ node: JSONNode, what: String, known: [String]) throws(ConfigurationError) {
    guard case .object(let members) = node.content else {
      throw ConfigurationError(location: node.location, message: "\(what) is an object, not \(node.kind)")
    }
    for member in members where !known.contains(member.name) {
      throw ConfigurationError(
        location: member.location,
        message: "\(what) has no “\(member.name)”; it has \(known.sorted().joined(separator: ", "))")
    }
    self.node = node
    self.what = what
  }

  func text(_ name: String) throws(ConfigurationError) -> String? {
    guard let value = node[name] else { return nil }
    guard let text = value.text else { throw wrong(name, value, "a string") }
    return text
  }

  func requiredText(_ name: String) throws(ConfigurationError) -> String {
    guard let text = try text(name) else { throw missing(name) }
    return text
  }

  func flag(_ name: String, default value: Bool = false) throws(ConfigurationError) -> Bool {
    guard let node = node[name] else { return value }
    guard let flag = node.flag else { throw wrong(name, node, "true or false") }
    return flag
  }

  func number(_ name: String) throws(ConfigurationError) -> Int? {
    guard let value = node[name] else { return nil }
    guard let number = value.number else { throw wrong(name, value, "a whole number") }
    return number
  }

  /// A list of strings; one string stands for a list of one. Empty where the member is missing.
  func texts(_ name: String) throws(ConfigurationError) -> [String] {
    guard let value = node[name] else { return [] }
    return try texts(of: value, name)
  }

  /// A list that has something in it, where it is given; nil where the member is missing.
  func optionalTexts(_ name: String) throws(ConfigurationError) -> [String]? {
    node[name] == nil ? nil : try requiredTexts(name)
  }

  func requiredTexts(_ name: String) throws(ConfigurationError) -> [String] {
    let texts = try texts(name)
    if texts.isEmpty { throw missing(name) }
    return texts
  }

  /// A list of patterns of paths; one that names no part of a path would mean every file.
  func paths(_ name: String) throws(ConfigurationError) -> [String] {
    let paths = try texts(name)
    for path in paths where path.allSatisfy({ "./".contains($0) }) {
      throw wrong(name, "“\(path)” in “\(name)” names no file; every file is “**”")
    }
    return paths
  }

  /// The elements of a list; empty where the member is missing.
  func elements(_ name: String) throws(ConfigurationError) -> [JSONNode] {
    guard let value = node[name] else { return [] }
    guard case .array(let elements) = value.content else { throw wrong(name, value, "a list") }
    return elements
  }

  /// An object from names to lists of strings, in the order of the file.
  func lists(_ name: String) throws(ConfigurationError) -> [(name: String, texts: [String])] {
    guard let value = node[name] else { return [] }
    guard case .object(let members) = value.content else { throw wrong(name, value, "an object") }
    var lists: [(name: String, texts: [String])] = []
    for member in members { lists.append((member.name, try texts(of: member.value, member.name))) }
    return lists
  }

  func missing(_ name: String) -> ConfigurationError {
    ConfigurationError(location: node.location, message: "\(what) needs “\(name)”")
  }

  /// A mistake in a member.
  func wrong(_ name: String, _ message: String) -> ConfigurationError {
    ConfigurationError(location: node[name]?.location ?? node.location, message: message)
  }

  private func texts(of value: JSONNode, _ name: String) throws(ConfigurationError) -> [String] {
    if let text = value.text { return [text] }
    guard case .array(let elements) = value.content else { throw wrong(name, value, "a list of strings") }
    var texts: [String] = []
    for element in elements {
      guard let text = element.text else { throw wrong(name, element, "a list of strings") }
      texts.append(text)
    }
    return texts
  }

  private func wrong(_ name: String, _ value: JSONNode, _ expected: String) -> ConfigurationError {
    ConfigurationError(location: value.location, message: "“\(name)” is \(expected), not \(value.kind)")
  }
}
