/// The violations that stood when a contract was introduced. They are let through; new ones aren't; and an entry that
/// nothing matches any more is reported, so that the list only shrinks.
public struct Baseline: Sendable, Hashable {
  /// The identity of a violation, without its line, which changes with every edit above it.
  struct Entry: Sendable, Hashable, Comparable {
    let rule: String
    let file: String
    let message: String

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

    static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
    }
  }

  /// The number of allowed violations of each entry.
  private(set) var counts: [Entry: Int] = [:]
  private var places: [Entry: SourceLocation] = [:]

  /// A baseline that lets through all of these violations, each as often as it occurs.
  public init(of violations: [Violation]) {
    for violation in violations { counts[Entry(violation), default: 0] += 1 }
  }

  /// Reads what ``text`` writes, by hand or not: comments and trailing commas are let through.
  ///
  /// - Parameters:
  ///   - text: The list as UTF-8.
  ///   - file: What places in messages call it; nothing is read from there.
  /// - Throws: What is wrong, with the place in `file`.
  public init(reading text: some Collection<UInt8>, file: String) throws(ConfigurationError) {
    let node = try JSONReader.node(in: text, file: file)
    let object = try ObjectReader(node, what: "a baseline", known: ["violations"])
    for node in try object.elements("violations") {
      let item = try ObjectReader(node, what: "an entry", known: ["rule", "file", "message", "count"])
      let entry = Entry(
        rule: try item.requiredText("rule"), file: try item.requiredText("file"),
        message: try item.requiredText("message"))
      let count = try item.number("count") ?? 1
      if count < 1 { throw item.wrong("count", "“count” is a whole number above 0, not \(count)") }
      let (sum, isTooLarge) = counts[entry, default: 0].addingReportingOverflow(count)
      counts[entry] = isTooLarge ? .max : sum
      places[entry] = node.location
    }
  }

  /// Whether nothing is let through any more, so that the file can go.
  public var isEmpty: Bool { counts.isEmpty }
}

extension Baseline {
  /// New violations, and a violation of rule `stale-baseline` for each entry that occurs less often than it says.
  ///
  /// - Returns: The new ones in their order, then the stale entries by file. Empty when the baseline and the violations
  ///   are the same.
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

  /// The baseline without entries that no longer occur, and with smaller counts where fewer do. No entry is ever added.
  public func shrunk(to violations: [Violation]) -> Baseline {
    var shrunk = self
    let standing = Baseline(of: violations).counts
    shrunk.counts = counts.compactMapValues { $0 }.reduce(into: [:]) { result, item in
      let count = min(item.value, standing[item.key] ?? 0)
      if count > 0 { result[item.key] = count }
    }
    return shrunk
  }

  /// The list as JSON, with a line break at its end; sorted, so that a change of the file is read easily.
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
