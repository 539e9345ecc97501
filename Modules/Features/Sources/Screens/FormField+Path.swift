import Foundation
public import TerminalKit

extension FormField {
  /// A field for the path of a file. A `~/` at its beginning becomes the home folder, as it does in a shell.
  ///
  /// - Parameter change: Takes the whole path, after each key.
  public static func path(_ label: TerminalText, _ path: String, change: @escaping Change<String>) -> FormField {
    .text(label, path) { typed in
      await change(
        typed.hasPrefix("~/") ? FileManager.default.homeDirectoryForCurrentUser.path + typed.dropFirst() : typed)
    }
  }
}
