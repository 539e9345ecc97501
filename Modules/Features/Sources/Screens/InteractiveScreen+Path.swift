import ModuloCore
public import TerminalKit

extension InteractiveScreen {
  /// A field for the path of a file. A `~/` at its beginning becomes the home folder, as it does in a shell.
  ///
  /// - Parameter change: Takes the whole path, after each key.
  public func pathField(_ label: TerminalText, _ path: String, change: @escaping FormField.Change<String>) -> FormField
  {
    let home = viewModel.dependencies.homeFolder
    return .text(label, path) { typed in
      if let home, typed.hasPrefix("~/") { await change(home + typed.dropFirst()) } else { await change(typed) }
    }
  }
}
