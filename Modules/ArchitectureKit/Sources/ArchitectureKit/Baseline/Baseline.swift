/// The violations that stood when a contract was introduced. They are let through; new ones aren't; and an entry that
/// nothing matches any more is reported, so that the list only shrinks.
public struct Baseline: Sendable, Hashable {
  /// What tells a violation from another, without its line, which changes with every edit above it.
  public struct Entry: Sendable, Hashable, Comparable {
    public let rule: String
    public let file: String
    public let message: String

    init(_ violation: Violation) {
      rule = violation.rule
      file = violation.location.file
      message = violation.message
    }

    init(rule: String, file: String, message: String) {
      self.rule = rule
      self.file = file
      self.message = message
    }

    public static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
    }
  }

  /// How often each entry is let through.
  private(set) var counts: [Entry: Int] = [:]
  private var places: [Entry: SourceLocation] = [:]

  /// Everything that stands now.
  public init(of violations: [Violation]) {
    for violation in violations { counts[Entry(violation), default: 0] += 1 }
  }

  /// - Throws: What is wrong, with the place in `file`.
  public init(reading text: some Collection<UInt8>, file: String) throws(ConfigurationError) {
    let node = try JSONReader.node(in: text, file: file)
    let object = try ObjectReader(node, what: "a baseline", known: ["violations"])
    for node in try object.elements("violations") {
      let item = try ObjectReader(node, what: "an entry", known: ["rule", "file", "message", "count"])
      let entry = Entry(
        rule: try item.requiredText("rule"), file: try item.requiredText("file"),
        message: try item.requiredText("message"))
      counts[entry, default: 0] += try item.number("count") ?? 1
      places[entry] = node.location
    }
  }

  public var isEmpty: Bool { counts.isEmpty }
}

extension Baseline {
  /// What is new, and a violation for each entry that stands for less than it says.
  public func remainder(of violations: [Violation]) -> [Violation] {
    var left = counts
    let new = violations.filter { violation in
      let entry = Entry(violation)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
    return new + left.filter { $0.value > 0 }.keys.sorted().map(stale)
  }

  private func stale(_ entry: Entry) -> Violation {
    Violation(
      location: places[entry] ?? SourceLocation(file: entry.file, line: 1, column: 1), rule: "stale-baseline",
      message: "the baseline lets “\(entry.message)” through in \(entry.file), where it no longer stands",
      advice: "Take the entry out: architect check --shrink-baseline")
  }

  /// The entries that still stand; none is added.
  public func shrunk(to violations: [Violation]) -> Baseline {
    var shrunk = self
    let standing = Baseline(of: violations).counts
    shrunk.counts = counts.compactMapValues { $0 }.reduce(into: [:]) { result, item in
      let count = min(item.value, standing[item.key] ?? 0)
      if count > 0 { result[item.key] = count }
    }
    return shrunk
  }

  /// The file, sorted, so that a change of it is read easily.
  public var text: String {
    let entries = counts.sorted { $0.key < $1.key }.map { entry, count -> JSONText in
      let members: [(String, JSONText)] = [
        ("rule", .string(entry.rule)), ("file", .string(entry.file)), ("message", .string(entry.message)),
      ]
      return .object(members + (count > 1 ? [("count", .number(count))] : []))
    }
    return JSONText.object([("violations", .array(entries))]).text + "\n"
  }
}
