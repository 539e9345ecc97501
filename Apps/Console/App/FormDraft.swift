import Foundation
import ModuloUtilities
import TerminalKit

/// A form that was filled in and not stored when the app was ended from outside, kept until the next start.
///
/// It is one file, for its owner only (``FileLocations/draft``).
struct FormDraft: Codable, Equatable {
  /// Where a value comes from, as far as that tells what it means in another language.
  struct Origin: Codable, Equatable {
    /// The identifier of the locale that it was typed in.
    var locale: String
    /// The position of the option that was chosen; `nil` where any text can be typed.
    var option: Int?
    /// The number of options there were.
    var count: Int
  }

  /// The form, by a link or the path of its screen.
  var screen: String
  /// The values of its fields, in their order.
  var values: [String]
  /// The origin of each value; `nil` in a draft of a version that kept the texts alone.
  var origins: [Origin?]?
}

extension FormDraft {
  /// How the name of its file ends.
  static let ending = ".form.json"

  /// Reads the draft; `nil` without one, and for a file that isn't a draft.
  static func read(at url: URL) -> FormDraft? {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    do { return try JSONDecoder().decode(FormDraft.self, from: data) } catch { return nil }
  }

  /// Writes the draft, into a folder that is made where the first one is typed before there is a database.
  ///
  /// - Throws: Why it can't be kept.
  func write(at url: URL) throws {
    let bytes = try JSONEncoder().encode(self)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try PrivateFile(path: url.path).replace(with: Array(bytes))
  }

  /// Removes the draft, where there is one.
  static func remove(at url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    // One that can't be removed is offered again.
    _ = unlink(url.path)
  }
}

extension FormDraft {
  /// What was typed, without what was chosen among options.
  var typed: [String] {
    values.indices.filter { origin(of: $0)?.option == nil }.map { values[$0] }.filter { !$0.isEmpty }
  }

  /// The origin of a value; `nil` where none was kept.
  func origin(of index: Int) -> Origin? { origins.flatMap { $0.indices.contains(index) ? $0[index] : nil } }

  /// The text that gives a field the value it was kept with; `nil` where the field can't have it, or where the text would
  /// mean something else.
  func text(of index: Int, for field: FormField, in locale: Locale) -> String? {
    let (value, origin) = (values[index], origin(of: index))
    let options = field.options.map(\.plainText)
    if options.isEmpty { return origin?.changes(value, in: locale) == true ? nil : value }
    if options.contains(value) { return options.count { $0 == value } == 1 ? value : nil }
    // In another language the options have other texts, and the same order.
    guard let origin, origin.locale != locale.identifier, origin.count == options.count, let option = origin.option,
      options.indices.contains(option)
    else { return nil }
    return options[option]
  }
}

extension FormDraft.Origin {
  /// The origin of the value that a field has now.
  init(_ field: FormField, in locale: Locale) {
    let option = field.isOn.map { $0 ? 1 : 0 } ?? field.options.firstIndex { $0.plainText == field.input }
    self.init(locale: locale.identifier, option: option, count: field.options.count)
  }

  /// Whether a text may be another number in a locale than where it was typed: one with a point or a comma.
  func changes(_ text: String, in other: Locale) -> Bool {
    let marks = [Locale(identifier: locale), other].map { $0.decimalSeparator ?? "." }
    let isNumber = text.allSatisfy { $0.isNumber || $0.isWhitespace || $0.isMathSymbol || ".,'’-".contains($0) }
    return marks[0] != marks[1] && isNumber && text.contains { ".,".contains($0) }
  }
}
