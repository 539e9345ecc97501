public import ModuloModels
public import ModuloNavigation
import ModuloUtilities
import NavigationKit
public import Observation

/// The actions of the form of a list's limits.
public enum EntryFilterAction: FormAction {
  /// The text of a limit; `nil` for none.
  case limit(EntryLimit, String?)
  /// Checks the limits and shows the list with them.
  case submit
  /// Leaves the form, after a confirmation if input would be lost.
  case close
  /// Leaves the form without limiting the list.
  case discard
}

/// The form of the limits of a list of entries: an empty field is no limit. It stores nothing.
@MainActor
@Observable
public final class EntryFilterModel<Rule: FailureRule>: BaseViewModel {
  public let context: ScreenContext
  public let commands = CommandOutlet<ScreenCommand<EntryFilterAction>>()
  /// The limits as typed.
  public private(set) var limits: EntryFilterInput
  public private(set) var failure: ModuloModels.Failure<Rule>?
  @ObservationIgnored private let original: EntryFilterInput
  @ObservationIgnored private let list: @Sendable (EntryFilterInput) -> AppDestination

  /// Creates a view model of the form.
  ///
  /// - Parameters:
  ///   - limits: What the fields have at first.
  ///   - list: The list with some limits.
  public init(
    _ context: ScreenContext, _ limits: EntryFilterInput,
    list: @escaping @Sendable (EntryFilterInput) -> AppDestination
  ) {
    self.context = context
    self.limits = limits
    original = limits
    self.list = list
  }

  public func send(_ action: EntryFilterAction) async {
    switch action {
    case .limit(let limit, let text): limits[limit] = text?.isBlank == true ? nil : text
    case .submit: await attempt(\.failure, submit)
    case .close: leave(limits.texts, original: original.texts)
    case .discard: router.dismiss()
    }
  }

  private func submit() async throws(ModuloModels.Failure<Rule>) {
    // What can't be read is refused where it was typed.
    _ = try dependencies.readFilter(limits, throwing: ModuloModels.Failure<Rule>.self)
    router.dismiss()
    router.show(list(limits))
  }
}

extension EntryFilterModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    guard hasFailed else { return nil }
    // The first limit that is refused with those before it; of two that are the wrong way round the second one.
    var read = EntryFilterInput()
    for limit in EntryLimit.allCases {
      read[limit] = limits[limit]
      if !isReadable(read) { return format.strings.entryFilter.name(of: limit) }
    }
    return nil
  }

  private func isReadable(_ limits: EntryFilterInput) -> Bool {
    do {
      _ = try dependencies.readFilter(limits, throwing: ModuloModels.Failure<Rule>.self)
      return true
    } catch {
      return false
    }
  }
}

extension EntryFilterInput {
  fileprivate var texts: [String?] { EntryLimit.allCases.map { self[$0] } }
}
