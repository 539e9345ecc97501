public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// Removes links of a goal as it opens, and then tells which.
public typealias FundingRemovalScreen = ImmediateChangeScreen<[FundingDomain], FundingError>

extension ImmediateChange<[FundingDomain], FundingError> {
  /// Removes the link of a goal to an account, or all of its links for `nil`. An undo brings them back.
  public convenience init(_ context: ScreenContext, untying goal: NamedReference, from account: NamedReference?) {
    let format = context.format
    let provider = context.dependencies.fundingProvider
    let words = ImmediateChangeWords<[FundingDomain]>(
      title: format.strings.funding.removalTitle, toast: Toast.fundingRemoved, done: { $0.removedText(format) })
    self.init(context, words) { () async throws(FundingError) in
      try await provider.remove(goal, from: account)
    }
  }
}
