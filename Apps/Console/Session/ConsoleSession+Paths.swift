import CommandKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import NavigationKit

extension ConsoleSession {
  /// The destination of a link.
  ///
  /// - Throws: A usage failure for a text that isn't a link, listing the links; as a command for what a step names.
  func destination(of url: String) throws -> AppDestination {
    if let destination = try destination(of: url, in: AppDestination.links) { return destination }
    throw ConsoleFailure(
      .usage, code: "unknownLink", message: format.console.noSuchLink(url, AppDestination.linkLines))
  }

  /// The screen that a path or a link leads to, also one that no link may open.
  ///
  /// - Throws: A usage failure for a text that is neither, with the paths there are; as a command for what a step names.
  func screen(at path: String) throws -> AppDestination {
    let steps = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let link = path.contains("://") ? path : "\(AppDestination.scheme)://\(steps)"
    if let destination = try destination(of: link, in: AppDestination.screens) { return destination }
    let paths = AppDestination.paths.map { "  \($0.pattern)" }.joined(separator: "\n")
    throw ConsoleFailure(.usage, code: "unknownScreen", message: format.preview.noSuchScreen(path, paths))
  }

  private func destination(of link: String, in table: DeepLinkTable<PathMatch>) throws -> AppDestination? {
    do {
      return try table.resolve(link).destination { [dependencies] in
        try dependencies.readDay($0, throwing: TrackingError.self)
      }
    } catch is DeepLinkError {
      return nil
    } catch let failure as any ScreenFailure {
      throw ConsoleFailure(failure, format)
    }
  }

  /// The screen of a link's destination.
  func openLinked(_ destination: AppDestination) throws -> any LinkedScreen {
    do { return try registry.resolve(destination, as: (any LinkedScreen).self) } catch {
      throw ConsoleFailure(.software, code: "internal", message: error.description)
    }
  }
}
