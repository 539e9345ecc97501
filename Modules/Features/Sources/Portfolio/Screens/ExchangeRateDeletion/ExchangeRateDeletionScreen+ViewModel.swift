public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension ExchangeRateDeletionScreen {
  /// Deletes a rate. A host that can ask shows ``question`` first, which says what would be lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    public enum Action: DeletionAction {
      /// The screen appears: the rate is read.
      case appear
      /// Requests confirmation.
      case delete
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The rate as it was read; `nil` until then.
    public private(set) var rate: ExchangeRateDomain?
    /// The rate as it was when it was deleted; `nil` until it is gone.
    public private(set) var deleted: ExchangeRateDomain?
    public private(set) var failure: ExchangeRateError?
    @ObservationIgnored private let rateID: UUID
    private var provider: any ExchangeRateProvider { dependencies.exchangeRateProvider }

    public init(_ context: ScreenContext, rateID: UUID) {
      self.context = context
      self.rateID = rateID
    }

    /// The confirmation question before submitting; `nil` until the rate was read.
    public var question: String? {
      (rate?.toUIModel(format)).map { format.strings.rate.deletionQuestion($0.number, $0.unit, $0.amount, $0.date) }
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(ExchangeRateError) in
        switch action {
        case .appear: rate = try await provider.findOne(.id(rateID))
        case .delete: commands.issue(.confirm(.deletion, then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func submit() async throws(ExchangeRateError) {
      deleted = try await provider.delete(.id(rateID))
      router.dismiss()
      commands.issue(.toast(.rateDeleted))
    }
  }
}
