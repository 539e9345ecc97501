public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import NavigationKit
public import TerminalKit

/// One page of the entries of an owner or of all owners, newest first: what the lists of contributions and of balances
/// share.
@MainActor public protocol EntryListScreen: InteractiveScreen
where ViewModel == EntryListModel<Found, Rule>, Row == UUID {
  /// A page as it is read.
  associatedtype Found: EntryPage
  /// The rules of the entries.
  associatedtype Rule: FailureRule

  /// The type of the table.
  associatedtype EntryTable: View

  /// The entries of the page.
  var table: EntryTable { get }

  /// What the entries of all pages add up to; `nil` where nothing says so.
  var totalText: String? { get }
}

extension EntryListScreen {
  public var title: TerminalText { TerminalText(viewModel.title) }

  public var totalText: String? { nil }

  @ViewBuilder public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let found = viewModel.found {
      if let limits = viewModel.limitsText { Text(environment.theme.text(limits, .secondary)) }
      // The count is checked, not the page: a page beyond the last entry is empty too.
      if found.list.count == 0 { Text(verbatim: viewModel.emptyText) }
      table
      if viewModel.furtherEntries > 0 {
        Text(verbatim: format.strings.contribution.further(format.number(viewModel.furtherEntries)))
      }
      if let totalText { Text(verbatim: totalText) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.entries.map(\.id) : [] }

  public var window: RowWindow? {
    viewModel.found.map { found in
      RowWindow(offset: found.list.offset, count: found.list.count, keys: viewModel.entries.map(\.key)) {
        await viewModel.send(.turn(to: $0))
      }
    }
  }

  /// The keys that limit the list, and show the whole of it again.
  public var filterKeys: ScreenKeys {
    let (words, model) = (viewModel.format.strings.key, viewModel)
    return ScreenKeys(
      KeyBinding("f", "\(words.filter)", .present(model.places.form(model.limits), .sheet(.fitContent))),
      model.isLimited ? KeyBinding("F", "\(words.clearFilter)", model.sends(.clear)) : nil)
  }
}
