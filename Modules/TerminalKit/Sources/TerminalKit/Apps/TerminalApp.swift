/// A full-screen program: what it shows, and what its keys do.
///
/// ```swift
/// @main struct Counter: TerminalApp {
///   @State private var count = 0
///   @Environment(\.quit) private var quit
///
///   var body: some View {
///     VStack {
///       Button("Add to \(count)") { count += 1 }
///       Button("Quit") { quit() }
///     }
///   }
/// }
/// ```
///
/// Whatever its body reads, of a ``State`` or of an `@Observable` model, draws it again when it changes; while nothing
/// changes, nothing runs and nothing is written.
@MainActor public protocol TerminalApp {
  /// The type of the body.
  associatedtype Body: View

  /// What the window shows.
  @ViewBuilder var body: Body { get }

  /// Whether buttons, the wheel and clicks are told. The terminal's own selection of text then needs shift held down.
  var usesMouse: Bool { get }

  /// The app at its beginning.
  init()
}

extension TerminalApp {
  /// No mouse.
  public var usesMouse: Bool { false }

  /// Runs the app on the terminal of the process, until it asks to end.
  ///
  /// The terminal is given back however it ends; a signal ends the process as it does elsewhere.
  ///
  /// - Throws: ``TerminalSessionError``, such as where there is no terminal.
  public static func main() async throws {
    try await AppRunner(Self()).run()?.raise()
  }
}
