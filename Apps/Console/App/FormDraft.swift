import Foundation
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import TerminalKit

/// A form that was filled in and not stored when the app was ended from outside, kept until the next start.
///
/// It is one file beside the database, for its owner only.
struct FormDraft: Codable, Equatable {
  /// The form, as ``ScreenName`` names it.
  var screen: String
  /// The values of its fields, in their order.
  var values: [String]
}

extension FormDraft {
  /// The place of the draft of a database.
  static func url(beside database: URL) -> URL {
    database.deletingLastPathComponent().appendingPathComponent("\(database.lastPathComponent).form.json")
  }

  /// Reads the draft; `nil` without one, and for a file that is none.
  static func read(beside database: URL) -> FormDraft? {
    guard let data = FileManager.default.contents(atPath: url(beside: database).path) else { return nil }
    do { return try JSONDecoder().decode(FormDraft.self, from: data) } catch { return nil }
  }

  /// Writes the draft.
  ///
  /// - Throws: Why it can't be kept.
  func write(beside database: URL) throws {
    let bytes = try JSONEncoder().encode(self)
    try PrivateFile(path: Self.url(beside: database).path).replace(with: Array(bytes))
  }

  /// Removes the draft, where there is one.
  static func remove(beside database: URL) {
    let path = url(beside: database).path
    guard FileManager.default.fileExists(atPath: path) else { return }
    // One that can't be removed is offered again.
    _ = unlink(path)
  }
}

extension ScreenName {
  /// The path of a form, with what it is about; `nil` for a screen that is no form.
  @MainActor
  static func path(of form: AppDestination) -> String? {
    let step: String? =
      switch form {
      case .financialGoal(.update(let goal)), .contribution(.create(let goal)), .contribution(.importFile(let goal)),
        .contribution(.move(from: let goal, to: _)):
        goal.path
      case .financialAccount(.update(let account)), .balanceUpdate(.create(let account)),
        .balanceUpdate(.exportFile(let account?)):
        account.path
      case .blockGroup(.update(let group)): group.path
      case .block(.update(let block)), .tracking(.start(let block)), .trackingSession(.create(let block, _)): block.path
      case .contribution(.update(let row)), .balanceUpdate(.update(let row)), .trackingSession(.update(let row)):
        row.text
      case .settings(.setting(let setting)): setting.rawValue
      case .financialGoal(.create), .financialAccount(.create), .exchangeRate(.create), .blockGroup(.create),
        .block(.create), .balanceUpdate(.importFile), .balanceUpdate(.exportFile(nil)), .tracking(.completion):
        ""
      default: nil
      }
    guard let step else { return nil }
    let parts = ScreenName(form).path.split(separator: "/").map { $0.hasPrefix(":") ? Substring(step) : $0 }
    return parts.joined(separator: "/")
  }
}

extension NumberReference {
  /// The reference as it is typed.
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .id(let id): id.uuidString
    }
  }
}
