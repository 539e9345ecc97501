import ModuloUtilities

/// A forecast as it is shown: text, ready for display.
public struct FinancialGoalForecastUIModel: Equatable, Sendable {
  /// Emoji and name.
  public let title: String
  /// The number with its sign: `#1`.
  public let number: String
  /// When the goal is reached, at the pace of the latest months.
  public let summary: String
  /// What is needed this month, what was put in and what is left; empty when nothing is needed.
  public let thisMonth: [Figure]
  /// A row for each pace, for the plan and for what is needed; empty once the goal is reached.
  public let rows: [Row]
  /// Why a month is left out of a pace; `nil` when none is.
  public let note: String?
  /// What an assumed amount does, then what an assumed end needs.
  public let assumptions: [Assumption]

  /// A name with its figure.
  public struct Figure: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The figure.
    public let value: String
  }

  /// One of the ways that say when a goal is reached.
  public struct Row: Equatable, Sendable {
    /// The way.
    public let name: String
    /// The amount with which it reckons; empty for that of a plan.
    public let amount: String
    /// When the goal is reached.
    public let arrival: String
  }

  /// An assumption with its figures.
  public struct Assumption: Equatable, Sendable {
    /// What is assumed.
    public let title: String
    /// What follows from it.
    public let figures: [Figure]
  }
}

extension FinancialGoalForecastDomain {
  /// The forecast as it is shown.
  public func toUIModel(_ format: FormatContext) -> FinancialGoalForecastUIModel {
    FinancialGoalForecastUIModel(
      title: goal.title, number: "#\(goal.number)", summary: summary(format),
      thisMonth: forecast.required.map { figures(of: $0, format) } ?? [],
      rows: goal.isReached ? [] : rows(format),
      note: forecast.paces.contains { $0.pace.oneOff != nil } && !goal.isReached
        ? format.strings.goal.oneOffNote : nil,
      assumptions: assumed.map { assumptions($0, format) } ?? [])
  }

  private func figures(
    of required: SavingsForecast.Required, _ format: FormatContext
  ) -> [FinancialGoalForecastUIModel.Figure] {
    let words = format.strings.goal
    return [
      .init(name: words.needed, value: format.amount(required.thisMonth)),
      .init(name: words.putIn, value: format.amount(goal.contributedThisMonth)),
      .init(name: words.stillNeeded, value: format.amount(required.still)),
    ]
  }

  private func rows(_ format: FormatContext) -> [FinancialGoalForecastUIModel.Row] {
    let words = format.strings.goal
    var rows = forecast.paces.map { pace in
      FinancialGoalForecastUIModel.Row(
        name: words.lastMonths(
          format.number(pace.pace.months.count), isOne: pace.pace.months.count == 1,
          without: pace.pace.oneOff.map(format.month)),
        amount: words.monthly(format.amount(pace.pace.perMonth)), arrival: pace.arrival.text(format))
    }
    if let planned = forecast.planned {
      rows.append(.init(name: words.byPlan, amount: "", arrival: planned.text(format)))
    }
    if let required = forecast.required {
      rows.append(
        .init(
          name: words.asNeeded, amount: words.inThisMonth(format.amount(required.thisMonth)),
          arrival: required.arrival.text(format)))
    }
    return rows
  }

  private func assumptions(
    _ assumed: AssumedForecast, _ format: FormatContext
  ) -> [FinancialGoalForecastUIModel.Assumption] {
    let words = format.strings.goal
    var assumptions: [FinancialGoalForecastUIModel.Assumption] = []
    if let amount = assumed.assumption.amount, let arrival = assumed.arrival {
      var figures = [FinancialGoalForecastUIModel.Figure(name: words.reachedIn, value: arrival.text(format))]
      if let end = assumed.end, let shortfall = assumed.shortfall {
        figures.append(.init(name: words.shortfall(format.day(end)), value: format.amount(shortfall)))
      }
      assumptions.append(.init(title: words.withAmount(format.amount(amount)), figures: figures))
    }
    if let end = assumed.assumption.end {
      let figures = assumed.required.map { self.figures(of: $0, format) }
      assumptions.append(
        .init(
          title: words.withEnd(format.day(end)),
          figures: figures ?? [.init(name: words.reachedIn, value: SavingsArrival.reached.text(format))]))
    }
    return assumptions
  }
}

extension FinancialGoalForecastDomain {
  /// When the goal is reached, as a sentence.
  private func summary(_ format: FormatContext) -> String {
    let words = format.strings.goal
    if goal.isReached { return words.reachedText }
    guard let earliest = forecast.earliest, let latest = forecast.latest else { return words.noPace }
    let pace = paceText(format)
    return switch (earliest, latest) {
    case (.month(let first), .month(let last)) where first == last: words.reached(in: format.month(first), pace)
    case (.month(let first), .month(let last)):
      words.reached(between: format.month(first), and: format.month(last), pace)
    case (.month(let first), _): words.reached(from: format.month(first), pace)
    case (.beyondHorizon, _): words.reachedBeyond(pace)
    case (.never, _), (.reached, _): words.notReached(pace)
    }
  }

  private func paceText(_ format: FormatContext) -> String {
    let lengths = forecast.paces.map(\.pace.months.count)
    let (shortest, longest) = (lengths.first ?? 0, lengths.last ?? 0)
    return format.strings.goal.pace(
      from: format.number(shortest), to: format.number(longest), isOneMonth: longest == 1)
  }

  /// When the goal is reached, as a figure; `nil` once it is, and when no pace is known.
  func figure(_ format: FormatContext) -> String? {
    let words = format.strings.goal
    guard !goal.isReached, let earliest = forecast.earliest, let latest = forecast.latest else { return nil }
    return switch (earliest, latest) {
    case (.month(let first), .month(let last)): format.months(first == last ? [first] : [first, last])
    case (.month(let first), _): words.earliest(format.month(first))
    case (.beyondHorizon, _): words.arrivalBeyond
    case (.never, _), (.reached, _): words.noArrival
    }
  }

  /// When the goal is reached by its plan, as a figure; `nil` once it is, and without a plan.
  func plannedFigure(_ format: FormatContext) -> String? {
    goal.isReached ? nil : forecast.planned?.text(format)
  }

  /// What is needed this month, and what was put in.
  func neededText(_ format: FormatContext) -> String? {
    forecast.required.map {
      format.strings.goal.needed(format.amount($0.thisMonth), putIn: format.amount(goal.contributedThisMonth))
    }
  }
}

extension SavingsArrival {
  fileprivate func text(_ format: FormatContext) -> String {
    let words = format.strings.goal
    return switch self {
    case .reached: words.reached
    case .month(let month): format.month(month)
    case .beyondHorizon: words.arrivalBeyond
    case .never: words.arrivalNever
    }
  }
}
