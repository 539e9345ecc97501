/// Which messages of commits break the rule.
public struct CommitReport: Sendable, Hashable {
  /// What is wrong with a message.
  public struct Fault: Sendable, Hashable {
    /// The commit, or the file and the line of the message.
    public let place: String
    /// What is wrong.
    public let message: String
    /// The subject of the message.
    public let subject: String
  }

  /// The number of messages that were looked at.
  public let messageCount: Int
  /// The faults of all of them, in their order.
  public let faults: [Fault]

  /// Looks at messages, each with its commit, or with its file and line.
  public init(_ messages: [(place: String, message: CommitMessage)], by rule: CommitRule) {
    messageCount = messages.count
    faults = messages.flatMap { place, message in
      rule.faults(of: message).map { Fault(place: place, message: $0, subject: message.subject) }
    }
  }

  /// A line for each fault, and how many there are.
  public var text: String {
    let subject = messageCount == 1 ? "1 message" : "\(messageCount) messages"
    let number = faults.isEmpty ? "no" : "\(faults.count)"
    return faults.map { "\($0.place): error: \($0.message): “\($0.subject)”\n" }.joined()
      + "\(subject), \(number) \(faults.count == 1 ? "error" : "errors").\n"
  }

  /// One JSON document.
  public var json: String {
    JSONText.object([
      ("messages", .number(messageCount)),
      (
        "faults",
        .array(
          faults.map { fault in
            .object([
              ("place", .string(fault.place)), ("message", .string(fault.message)),
              ("subject", .string(fault.subject)),
            ])
          })
      ),
    ]).text + "\n"
  }
}
