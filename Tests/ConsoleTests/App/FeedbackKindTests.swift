import ModuloCore
import ModuloModels
import ModuloUtilities
import Synchronization
import TerminalKit
import Testing

@testable import modulo

/// The kinds of feedback that the app gives.
@MainActor @Suite struct FeedbackKindTests {
  private let given = Given()

  /// What was given since it was asked last.
  private final class Given: Sendable {
    private let kinds = Mutex<[FeedbackKind]>([])

    func add(_ kind: FeedbackKind) { kinds.withLock { $0.append(kind) } }

    func take() -> [FeedbackKind] {
      kinds.withLock { kinds in
        defer { kinds = [] }
        return kinds
      }
    }
  }

  /// The app on the sample data.
  private func host() async throws -> AppHost {
    var options = GlobalOptions()
    options.mock = true
    options.timeZone = TimeZoneArgument(argument: "UTC")
    let none = StandardStream(descriptor: -1)
    let (session, _) = try AppComposition.session(
      for: options, ["MODULO_CURRENCY": "USD"], on: StandardStreams(input: none, output: none, error: none),
      language: .english, isRepair: false, time: CountingClock().read)
    let host = try AppHost(session, feedback: Feedback { [given] in given.add($0) })
    try await host.settle()
    return host
  }

  private func press(_ keys: [Key], _ host: AppHost) async throws {
    for key in keys {
      host.press(key)
      try await host.settle()
    }
  }

  @Test func `D40 each thing that the user does gives one feedback, and what changes by itself none`() async throws {
    let host = try await host()
    #expect(given.take() == [])
    try await press(["2"], host)
    host.markOutdated()
    try await host.settle()
    #expect(given.take() == [])
    try await press(["j"], host)
    #expect(given.take() == [.selection])
    try await press(["a", .control("s")], host)
    #expect(given.take() == [.error])
    try await press([.escape, .enter], host)
    _ = given.take()
    try await press(["D"], host)
    #expect(given.take() == [.warning])
    try await press(["y"], host)
    #expect(given.take() == [.success])
  }

  @Test(arguments: FeedbackKind.allCases, FeedbackStyle.allCases)
  func `D40 a terminal gives that of an error, by the style that is chosen`(
    _ kind: FeedbackKind, _ style: FeedbackStyle
  ) {
    let expected: [FeedbackStyle: String] = kind == .error ? [.bell: "\u{07}", .flash: "\u{1B}[?5h"] : [:]
    let begin = TerminalFeedback.signal(for: kind, style)?.begin
    #expect(begin == expected[style])
  }
}
