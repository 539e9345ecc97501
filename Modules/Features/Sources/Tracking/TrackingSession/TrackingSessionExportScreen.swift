public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The form of an export of times, and then their number.
public struct TrackingSessionExportScreen: InteractiveScreen {
  /// The state of an export of times.
  public let viewModel: ViewModel

  /// Creates a screen that shows an export of times as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.trackingSession.exportTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(
      fields, failure: viewModel.failureText, success: viewModel.count.map { viewModel.format.count($0, of: .time) })
  }

  /// None once it is done.
  public var fields: [FormField] {
    let (model, words) = (viewModel, viewModel.format.strings)
    if isDone { return [] }
    return [
      pathField("\(words.importing.file)", model.path) { await model.send(.path($0)) },
      .optionalText("\(words.trackingSession.firstDay)", model.days.from) {
        await model.send(.days(from: $0, to: model.days.to))
      },
      .optionalText("\(words.trackingSession.lastDay)", model.days.to) {
        await model.send(.days(from: model.days.from, to: $0))
      },
      .toggle("\(words.trackingSession.asCalendar)", isOn: model.isCalendar) { await model.send(.calendar($0)) },
    ]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return isDone ? [] : [KeyBinding(.control("s"), "\(words.exportFile)", .submit { await viewModel.send(.submit) })]
  }

  public func appear() async {}

  private var isDone: Bool { viewModel.count != nil }
}

extension TrackingSessionExportScreen {
  /// The export of the times of some blocks, in the form that an import reads.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an export of times.
    public enum Action: Sendable {
      /// The path of the file to make.
      case path(String)
      /// The first and the last day, as typed; `nil` for no limit.
      case days(from: String?, to: String?)
      /// Takes the rows piece by piece in the place of a file, away from the main actor; an error thrown there ends the
      /// export.
      case receiver(@Sendable (_ bytes: [UInt8]) throws -> Void)
      /// Whether a calendar is written instead of rows.
      case calendar(Bool)
      /// Writes the rows. A file is whole or not there, and none is replaced.
      case submit
    }

    public let context: ScreenContext
    /// The path of the file to make, as typed.
    public private(set) var path = ""
    /// The first and the last day, as typed; `nil` for no limit.
    public private(set) var days: (from: String?, to: String?) = (nil, nil)
    /// Whether a calendar is written instead of rows.
    public private(set) var isCalendar = false
    /// The number of exported times; `nil` until the export is complete.
    public private(set) var count: Int?
    public private(set) var failure: DataError?
    @ObservationIgnored private var receiver: (@Sendable ([UInt8]) throws -> Void)?
    @ObservationIgnored private let filter: TimeFilter
    private var provider: any TrackingSessionProvider { dependencies.trackingSessionProvider }

    /// Creates a view model for the times of a filter, which is looked up on submit.
    public init(_ context: ScreenContext, filter: TimeFilter) {
      self.context = context
      self.filter = filter
    }

    public func send(_ action: Action) async {
      switch action {
      case .path(let text): path = text
      case .days(let from, let to): days = (from, to)
      case .receiver(let write): receiver = write
      case .calendar(let isCalendar): self.isCalendar = isCalendar
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      let span: ClosedRange<CalendarDay>?
      do {
        span = try dependencies.readDays(from: days.from, through: days.to, throwing: TrackingError.self)
      } catch {
        throw DataError(error)
      }
      guard let receiver else {
        count = try await FileSink.make(at: path) { write throws(DataError) in try await export(span, to: write) }
        return
      }
      count = try await export(span, to: receiver)
    }

    private func export(
      _ span: ClosedRange<CalendarDay>?, to write: @escaping @Sendable ([UInt8]) throws -> Void
    ) async throws(DataError) -> Int {
      guard isCalendar else { return try await provider.exportAll(of: filter, in: span, write: write) }
      return try await provider.exportCalendar(of: filter, in: span, at: now, write: write)
    }
  }
}
