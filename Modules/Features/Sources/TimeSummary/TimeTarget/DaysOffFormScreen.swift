public import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form that makes days off, and then which are.
public struct DaysOffFormScreen: InteractiveScreen {
  /// The state of the form.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.daysOffFormTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .text("\(words.days)", model.days) { await model.send(.days($0)) },
      .text("\(words.share)", model.share) { await model.send(.share($0)) },
    ]
  }

  /// Nothing is read before it is stored.
  public func appear() async {}

  private var words: TimeTargetStrings { viewModel.format.strings.target }
}

extension DaysOffFormScreen {
  /// The form that makes days off.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// A day, or two with two dots between them.
      case days(String)
      /// How much of each day is off: `0.5`, `50%`; empty for all.
      case share(String)
      /// Checks the fields and stores the days.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the days.
    public private(set) var days = ""
    /// The text of the share.
    public private(set) var share = ""
    /// The stored days; `nil` until they are.
    public private(set) var saved: DaysOffChange?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: TimeTargetError?

    /// Creates a view model of an empty form.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .days(let text): days = text
      case .share(let text): share = text
      case .submit: await attempt(\.failure, save)
      case .close: leave([days, share], original: ["", ""])
      case .discard: router.dismiss()
      }
    }

    private func save() async throws(TimeTargetError) {
      let change = try await dependencies.timeTargetProvider.addDaysOff(
        try dependencies.readDaysOff(days), percent: try readShare())
      let text = change.addedText(format)
      (saved, answer) = (change, text)
      router.dismiss()
      commands.issue(.toast(.daysOffAdded(text)))
    }

    /// In hundredths.
    private func readShare() throws(TimeTargetError) -> Int {
      var text = share.trimmed
      if text.isEmpty { return 100 }
      let isPercent = text.hasSuffix("%")
      if isPercent { text = String(text.dropLast()).trimmed }
      do {
        let units = try DecimalReader(locale: format.locale, decimals: isPercent ? 0 : 2).readUnits(text)
        if 1...100 ~= units { return Int(units) }
      } catch {
        throw .rule(.share(share))
      }
      throw .rule(.share(share))
    }

    /// The field of the value that a failure is about.
    public var refusedField: String? {
      let words = format.strings.target
      return switch failure {
      case .input(.day), .rule(.days), .rule(.tooManyDays): words.days
      case .rule(.share): words.share
      case .input, .reference, .rule, .storage, nil: nil
      }
    }
  }
}

extension DependencyValues {
  /// A day, or two with two dots between them; a day without a year is the next one.
  ///
  /// - Throws: ``InputProblem/day(_:)``, ``InputProblem/reversed(from:to:)``; ``TimeTargetRule/days(_:)``.
  public func readDaysOff(_ text: String) throws(TimeTargetError) -> ClosedRange<CalendarDay> {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, !first.isEmpty, !last.isEmpty else {
      throw .rule(.days(text))
    }
    let (start, end) = (try readDayOff(first), try readDayOff(last))
    if start > end { throw .input(.reversed(from: first, to: last)) }
    return start...end
  }

  private func readDayOff(_ text: String) throws(TimeTargetError) -> CalendarDay {
    // A month is no day: as the end of something it would be its last one.
    _ = try readDay(text, for: .entry, throwing: TimeTargetError.self)
    return try readDay(text, for: .end, throwing: TimeTargetError.self)
  }
}
