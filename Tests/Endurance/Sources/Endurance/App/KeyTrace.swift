/// The trace of an app: its transactions, and the keys of tables and answers that they follow.
struct KeyTrace {
  /// The number of transactions that wrote.
  private(set) var writes = 0
  /// What was written after a key, by what the key is called.
  private(set) var causes: [String: Set<String>] = [:]
  private(set) var faults: [String] = []

  /// How the names of what stores something begin: keys, questions, and forms that enter submits. All others only show,
  /// open or choose.
  private static let storing = [
    "Save", "Delete", "Import", "Restore", "Replace", "Pause", "Resume", "Move", "Include", "Remember", "Discard",
    "Archive", "Unarchive", "Undo", "Redo", "Forget", "Clean", "New ", "Edit ", "Start a session", "Complete",
    "Add time", "Leave",
    "Try it", "Your first block",
  ]

  init(_ lines: some Sequence<Substring>) {
    var cause: String?
    for line in lines {
      if line.hasPrefix("key ") {
        let words = line.split(separator: " ", maxSplits: 2).dropFirst()
        cause = words.first == ":" ? ":" : words.last.map(String.init)
      } else if line.hasPrefix("write ") {
        writes += 1
        let call = String(line.dropFirst("write ".count))
        guard let cause else {
          faults.append("written without a key: \(call)")
          continue
        }
        causes[cause, default: []].insert(call)
        if cause != ":", !Self.storing.contains(where: cause.hasPrefix) {
          faults.append("written after the key '\(cause)': \(call)")
        }
      }
    }
  }
}
