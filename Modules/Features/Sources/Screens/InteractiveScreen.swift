public import ModuloCore
import ModuloModels
public import TerminalKit

/// A screen of the product, for a host that prints it once and for one that keeps drawing it.
///
/// What can be done on it is a table of keys, from which the host makes its status line, its help and its documentation.
/// Rows and fields are what the keys act on.
@MainActor public protocol InteractiveScreen: Screen {
  /// The state of the screen.
  associatedtype ViewModel: BaseViewModel
  /// What a row stands for, such as the id of a goal; `Never` for a screen without rows.
  associatedtype Row: Hashable & Sendable = Never

  /// The type of what stands above the fields.
  associatedtype Preface: View = EmptyView

  /// The state of the screen, which `appear()` loads.
  var viewModel: ViewModel { get }

  /// The rows that can be selected, in the order in which the screen shows them.
  var rows: [Row] { get }

  /// The number of rows that the screen shows beside each other, as a calendar does; 1 for a list.
  var rowColumns: Int { get }

  /// The row that the screen itself selects, as a calendar does today's: the host selects it whenever it changes.
  /// `nil` where the host alone decides.
  var selectedRow: Row? { get }

  /// Tells the screen which row the host has selected, for a screen that shows something else then.
  func select(_ row: Row) async

  /// The fields of the screen's form, in their order.
  var fields: [FormField] { get }

  /// The fields of the form that are kept where the program ends before it is stored: those of the first step, where the
  /// form has several.
  var keptFields: [FormField] { get }

  /// What stands above the fields, and is needed to fill them in.
  @ViewBuilder func preface(in environment: EnvironmentValues) -> Preface

  /// What the keys do, the most important first.
  ///
  /// - Parameter row: The selected row; `nil` without one.
  func keys(for row: Row?) -> ScreenKeys

  /// Shows other rows of a list that is too long to be read as a whole; `nil` for one that is read so.
  var window: RowWindow? { get }

  /// The time after which the screen shows something else by itself, as while a session runs; `nil` for never.
  var refreshInterval: Duration? { get }

  /// Opens the screen: what the host calls first, and again where the user goes back to the main screen of a flow by
  /// the flow's key. Afterwards it calls `appear()`, whenever what is stored has changed.
  func open() async

  /// Has the host carry out the screen's commands, those that wait at once.
  func attach(to host: any ScreenHost)
}

extension InteractiveScreen {
  public var rowColumns: Int { 1 }

  public var selectedRow: Row? { nil }

  public func select(_ row: Row) async {}

  public var fields: [FormField] { [] }

  public var keptFields: [FormField] { fields }

  /// The label of the field whose value was refused; `nil` where none was, or where the form was refused as a whole.
  public var refusedField: TerminalText? { viewModel.refusedField.map { "\($0)" } }

  public var window: RowWindow? { nil }

  public var refreshInterval: Duration? { nil }

  /// Loads what the screen shows, as at each later `appear()`.
  public func open() async { await appear() }
}

extension InteractiveScreen where Preface == EmptyView {
  /// Nothing above the fields.
  public func preface(in environment: EnvironmentValues) -> EmptyView { EmptyView() }
}

extension InteractiveScreen where Row == Never {
  /// No row can be selected.
  public var rows: [Never] { [] }
}

extension InteractiveScreen where ViewModel.Action: FormAction {
  /// The keys that all forms have.
  public func keys(for row: Row?) -> ScreenKeys { formKeys }

  /// The keys that all forms have, for one that has more.
  public var formKeys: ScreenKeys { formKeys(.submit, viewModel.format.strings.key.save) }

  /// The keys of a form that is submitted by an action.
  ///
  /// - Parameter label: What the action does.
  public func formKeys(_ submit: ViewModel.Action, _ label: String) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return [
      KeyBinding(.control("s"), "\(label)", .submit { await viewModel.send(submit) }),
      KeyBinding(.escape, "\(words.close)", viewModel.sends(.close)),
    ]
  }
}

extension InteractiveScreen where ViewModel.Action: FormAction & LossAction {
  /// The keys that all forms have; what stores the form asks first where something is lost.
  public func keys(for row: Row?) -> ScreenKeys { formKeys(.ask, viewModel.format.strings.key.save) }
}
