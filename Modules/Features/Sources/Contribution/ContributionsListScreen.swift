public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import TerminalKit

/// One page of the contributions of a goal or of all goals, newest first.
public struct ContributionsListScreen: EntryListScreen {
  /// A page of contributions with their goals, and what those of all pages add up to.
  public typealias Found = ContributionListDomain
  /// The rules of contributions.
  public typealias Rule = ContributionRule

  /// The state of the list, which `appear()` loads.
  public let viewModel: EntryListModel<Found, Rule>

  /// Creates a screen that shows the contributions as its view model has them.
  public init(viewModel: EntryListModel<Found, Rule>) { self.viewModel = viewModel }

  /// The contributions with their goals, where they are of all.
  public var table: some View {
    let model = viewModel
    return ContributionTable(model.entries.map { $0.toUIModel(model.format, of: model.namedOwner(of: $0)) })
  }

  /// `nil` for those of one goal without limits, whose details say so.
  public var totalText: String? {
    let model = viewModel
    return model.reference == nil || model.isLimited ? model.found?.totalText(model.format) : nil
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let contribution = row.map { NumberReference.id($0) }
    let goal = viewModel.owner(of: row)?.reference
    return ScreenKeys(
      contribution.map { KeyBinding(.enter, "\(words.edit)", .present(.contribution(.update($0)))) },
      goal.map { KeyBinding("a", "\(words.contribute)", .present(.contribution(.create(goal: $0)))) },
      contribution.map {
        KeyBinding("d", "\(words.delete)", .ask(.contribution(.deletion($0, allowsNegativeTotal: false))))
      },
      goal.map { KeyBinding("i", "\(words.importFile)", .present(.contribution(.importFile(goal: $0)))) })
      + filterKeys
  }
}

extension EntryListModel<ContributionListDomain, ContributionRule> {
  /// Creates a view model of the contributions of a goal, or of all goals for `nil`.
  public convenience init(
    _ context: ScreenContext, goal: NamedReference?, matching limits: EntryFilterInput = .all
  ) {
    let (provider, strings) = (context.dependencies.contributionProvider, context.format.strings)
    let words = EntryListWords(
      title: strings.contribution.listTitle, none: strings.contribution.none,
      noneOfOwner: strings.goal.noContributions, noMatch: strings.contribution.noMatch)
    let places = EntryListPlaces(
      list: { .contribution(.list(goal: goal, matching: $0)) },
      form: { .contribution(.filter(goal: goal, matching: $0)) })
    self.init(
      context, of: goal, matching: limits, words, places, rows: { provider.contributions },
      read: { (filter, page) async throws(ContributionError) in
        try await provider.fetchAll(of: goal, matching: filter, on: context.dependencies.today, page: page)
      })
  }
}
