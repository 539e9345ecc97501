/// Source rules that stand ready.
public enum RulePreset {
  /// The eight rules of names and patterns that MEGA's apps are linted with.
  public static var mega: [any SourceRule] {
    let names = [
      ("MEGASdkManager", "mega-sdk-manager", "the extensions for shared instances"),
      ("MEGAGenericRequestDelegate", "mega-generic-request-delegate", "RequestDelegate"),
      ("MEGAResultRequestDelegate", "mega-result-request-delegate", "RequestDelegate"),
      ("MEGAChatGenericRequestDelegate", "mega-chat-generic-request-delegate", "ChatRequestDelegate"),
      ("MEGAChatResultRequestDelegate", "mega-chat-result-request-delegate", "ChatRequestDelegate"),
    ]
    let forbidden = names.map { name, id, advice in
      ForbiddenCode(id: "disallow-" + id, patterns: [CodePattern(stringLiteral: name)], advice: "use \(advice)")
    }
    return [
      discouraged("pathExtension", id: "discouraged-path-extension"),
      discouraged("lastPathComponent", id: "discouraged-last-path-component"),
    ] + forbidden + [LeadingBlankLine()]
  }

  /// A part of a path that a URL is built for, though the path itself has it.
  private static func discouraged(_ property: String, id: String) -> ForbiddenCode {
    let patterns = ["URL(fileURLWithPath: …).", "URL(filePath: …).", "NSURL(fileURLWithPath: …)."]
    return ForbiddenCode(
      id: id, patterns: patterns.map { CodePattern(stringLiteral: $0 + property) },
      advice: "read \(property) from the path, by an extension of String")
  }

  /// No queue and no waiting thread, for code that leaves both to Swift's concurrency.
  public static var noDispatchQueue: ForbiddenCode {
    ForbiddenCode(
      id: "no-dispatch-queue",
      patterns: [
        "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "OperationQueue", "Thread.sleep(…)",
        "Thread.detachNewThread",
      ], advice: "use a task, an actor or Task.sleep")
  }

  /// No binary floating point, for the modules that calculate with money.
  public static var exactMoney: ForbiddenCode {
    ForbiddenCode(
      id: "exact-money", patterns: ["Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat"],
      advice: "use Decimal, or whole minor units")
  }
}
