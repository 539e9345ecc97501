import CommandKit
import Foundation
import ModuloNavigation
import NavigationKit

extension ScreenName {
  /// The screen that a path or a link leads to.
  ///
  /// - Throws: A usage failure for a text that is neither, with the names there are; as the command for what it names.
  @MainActor
  static func destination(of text: String, _ session: ConsoleSession) throws -> AppDestination {
    let path = text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    let link = text.contains("://") ? text : "modulo://\(path ?? text)"
    do {
      let (name, values) = try table.resolve(link)
      return try name.destination(ScreenPathSteps(values: values, session: session, text: text))
    } catch is DeepLinkError {
      throw unknown(text, session)
    }
  }

  /// The names, as users write them.
  static var list: String { allCases.map { "  \($0.path)" }.joined(separator: "\n") }

  private static let table = DeepLinkTable<(name: ScreenName, values: [String: String])>(
    scheme: "modulo", home: (.savings(.overview), [:]), allCases.map { name in .init(name.path) { (name, $0) } })

  @MainActor
  static func unknown(_ text: String, _ session: ConsoleSession) -> ConsoleFailure {
    ConsoleFailure(.usage, code: "unknownScreen", message: session.format.preview.noSuchScreen(text, list))
  }

  @MainActor
  private func destination(_ steps: ScreenPathSteps) throws -> AppDestination {
    switch self {
    case .savings(let name): try name.destination(steps)
    case .netWorth(let name): try name.destination(steps)
    case .time(let name): try name.destination(steps)
    case .general(let name): try name.destination(steps)
    }
  }
}
