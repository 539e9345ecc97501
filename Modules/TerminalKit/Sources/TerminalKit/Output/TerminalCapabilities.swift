/// Finds out what one place of output can show, from its surroundings and what its user asked for.
///
/// It reads nothing by itself: everything it decides by is passed in. What was asked for beats the environment, and
/// the environment beats what the terminal says.
public struct TerminalCapabilities: Sendable {
  /// When to write in colour.
  public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// On a terminal that has colours, unless the environment says otherwise.
    case auto
    /// Whatever the output is.
    case always
    /// Never; no escape sequence is written at all.
    case never
  }

  private let variables: [String: String]
  private let isTerminal: Bool
  private let color: ColorChoice
  private let ascii: Bool
  private let accessible: Bool
  private let width: Int?
  private let windowWidth: @Sendable () -> Int?

  /// Capabilities by environment and options.
  ///
  /// - Parameters:
  ///   - variables: the process's environment.
  ///   - isTerminal: whether this output is a terminal, and not a pipe or a file.
  ///   - color: when to write in colour.
  ///   - ascii: whether ASCII was asked for; else the locale decides.
  ///   - accessible: whether the output is read out rather than looked at. Of colours it has the named ones only, which
  ///     users can choose.
  ///   - width: the columns that were asked for; nil leaves it to the output.
  ///   - windowWidth: asks the terminal for its columns; nil when it doesn't know. Asked only where it counts.
  public init(
    variables: [String: String], isTerminal: Bool, color: ColorChoice = .auto, ascii: Bool = false,
    accessible: Bool = false, width: Int? = nil, windowWidth: @escaping @Sendable () -> Int? = { nil }
  ) {
    self.variables = variables
    self.isTerminal = isTerminal
    self.color = color
    self.ascii = ascii
    self.accessible = accessible
    self.width = width
    self.windowWidth = windowWidth
  }

  /// The environment of views and renderer.
  public var environment: EnvironmentValues {
    EnvironmentValues(
      width: columns, characterSet: characterSet, colorDepth: accessible ? min(colorDepth, .ansi16) : colorDepth,
      isAccessible: accessible)
  }
}

extension TerminalCapabilities {
  private static let defaultWidth = 80
  private static let maximumWidth = 4096
  /// What COLUMNS has to say at least to count: less is a mistake of a script, where a window or an option means it.
  private static let leastColumns = 20

  private var columns: Int? {
    if let width { return Self.sensible(width) }
    guard isTerminal else { return nil }
    return variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 < Self.leastColumns ? nil : Self.sensible($0) }
      ?? windowWidth().flatMap(Self.sensible) ?? Self.defaultWidth
  }

  private static func sensible(_ width: Int) -> Int? { width < 1 ? nil : min(width, maximumWidth) }

  /// The first of these variables that says anything decides, as in the C library.
  private var characterSet: CharacterRepertoire {
    if ascii { return .ascii }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(value).first?.lowercased() ?? ""
    // As in en_US.UTF-8@euro, or UTF-8 alone.
    let codeset = (locale.split(separator: ".").last ?? "").prefix { $0 != "@" }
    return ["utf-8", "utf8"].contains(codeset) ? .unicode : .ascii
  }

  private var colorDepth: ColorDepth {
    switch color {
    case .never: .none
    case .always: availableDepth
    case .auto: isColorWanted ? availableDepth : .none
    }
  }

  /// NO_COLOR beats CLICOLOR_FORCE, which beats everything that would merely make colours unwise.
  private var isColorWanted: Bool {
    if value("NO_COLOR") != nil { return false }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
    return isTerminal && variables["CLICOLOR"] != "0" && variables["TERM"] != "dumb"
  }

  private var availableDepth: ColorDepth {
    if ["truecolor", "24bit"].contains(variables["COLORTERM"]) { return .truecolor }
    let term = variables["TERM"] ?? ""
    if term.hasSuffix("-direct") { return .truecolor }
    return term.hasSuffix("-256color") ? .ansi256 : .ansi16
  }

  /// A variable that is set and not empty.
  private func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
}
