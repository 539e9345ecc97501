import ModuloCore
import ModuloModels
import ModuloScreens
import ModuloUtilities
import TerminalKit

/// A screen that a link can open, with its JSON output.
@MainActor
protocol LinkedScreen: InteractiveScreen {
  /// The failure that ends a command; that of the view model by default.
  var failure: (any ScreenFailure)? { get }

  /// JSON output of the screen; `nil` until it was read.
  var json: JSONValue? { get }
}

/// A screen of a list, with its rows as a CSV file.
@MainActor
protocol ListScreen: LinkedScreen {
  /// Rows under the names of their columns; `nil` until they were read.
  var csv: [[String]]? { get }
}

extension LinkedScreen where ViewModel.Failure: ScreenFailure {
  var failure: (any ScreenFailure)? { viewModel.failure }
}

extension LinkedScreen where ViewModel.Failure == Never {
  var failure: (any ScreenFailure)? { nil }
}

extension LinkedScreen {
  /// JSON output of a screen that shows text only.
  var words: JSONValue {
    OpenJSON.words.json((title.plainText, lines(in: EnvironmentValues()).map(\.plainText)))
  }
}
