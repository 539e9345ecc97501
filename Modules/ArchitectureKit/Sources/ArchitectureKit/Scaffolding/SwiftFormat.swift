import Foundation

/// The toolchain's `swift format`.
enum SwiftFormat {
  /// The longest line of our style.
  static let lineLength = 120

  /// Some sources, formatted by one call.
  ///
  /// - Parameters:
  ///   - style: Its configuration; nil for our style.
  ///   - scratch: A folder for copies; the caller removes it.
  static func formatted(_ texts: [String], style: URL?, in scratch: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let configuration = style ?? scratch.appendingPathComponent("style.json")
    if style == nil { try Data(Self.style.utf8).write(to: configuration) }
    let copies = texts.indices.map { scratch.appendingPathComponent("\($0).swift") }
    for (text, copy) in zip(texts, copies) { try Data(text.utf8).write(to: copy) }
    let call = ["swift", "format", "--in-place", "--configuration", configuration.path] + copies.map(\.path)
    let answer = try ChildProcess.answer(of: call, in: scratch)
    guard answer.status == 0 else { throw WorkspaceError.noToolchain(reason: answer.reason) }
    return try copies.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  }

  private static let style = """
    {
      "version": 1, "lineLength": \(lineLength), "indentation": { "spaces": 2 }, "maximumBlankLines": 1,
      "respectsExistingLineBreaks": true, "lineBreakBeforeEachArgument": false
    }
    """
}
