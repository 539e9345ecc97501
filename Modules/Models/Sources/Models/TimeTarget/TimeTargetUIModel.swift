public import Foundation
public import ModuloUtilities

/// A target in its current period as a list shows it: text, ready for display.
public struct TargetStateUIModel: Identifiable, Equatable, Sendable {
  /// The identifier of the block or the group.
  public let id: UUID
  /// The block or the group.
  public let owner: String
  /// `10:00 a week`.
  public let terms: String
  /// `6:30 of 10:00`, or the day on which it begins.
  public let progress: String
  /// What is carried over into the period; empty for nothing.
  public let carried: String
  /// The balance of the period as it stands; empty for a target that has not begun.
  public let balance: String
}

/// A period of a target as a list shows it: text, ready for display.
public struct TargetBalanceUIModel: Equatable, Sendable {
  /// The days.
  public let days: String
  /// `6:30 of 10:00`.
  public let progress: String
  /// What is carried over into the period; empty for nothing.
  public let carried: String
  /// The balance, with its sign.
  public let balance: String
  /// How many of its working days a period has that is no whole one; empty for a whole one.
  public let part: String
}

/// How much of a target was tracked, as a day or a sum shows it: text, ready for display.
public struct TargetProgressUIModel: Identifiable, Equatable, Sendable {
  /// The identifier of the block or the group.
  public let id: UUID
  /// The block or the group.
  public let owner: String
  /// `6:30 of 10:00`.
  public let progress: String
  /// `3:30 left`, or that it is reached, with what is beyond.
  public let rest: String
  /// `in the week`, or the days.
  public let days: String
}

extension FormatContext {
  /// Some days in short; one day by itself.
  fileprivate func numericDays(_ days: ClosedRange<CalendarDay>) -> String {
    days.dayCount == 1 ? numericDay(days.lowerBound) : span(days.lowerBound, days.upperBound)
  }
}

extension TargetTerms {
  /// The time and its period: `10:00 a week`.
  func perText(_ format: FormatContext) -> String {
    format.strings.target.per(format.hoursAndMinutes(seconds), period)
  }

  /// The terms without their days: `10:00 a week, on Mon, Tue, all carried over`.
  func text(_ format: FormatContext) -> String {
    let words = format.strings.target
    guard isTarget else { return words.ended }
    let weekdays = workingDays.weekdays(from: firstWeekday).map { format.shortName(of: $0) }.joined(separator: ", ")
    let carry: String? =
      switch carryOver {
      case .none: nil
      case .all: words.allCarried
      case .capped(let seconds): words.carriedUpTo(format.hoursAndMinutes(seconds))
      }
    let parts = [
      perText(format), workingDays == .all ? nil : words.on(weekdays), carry,
      opening.map { words.opening(format.signedHours($0)) },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension TimeTargetDomain {
  /// The target with its days, on one line: `from Nov 2, 2026: 10:00 a week, all carried over`.
  public func line(_ format: FormatContext) -> String {
    let words = format.strings.target
    let days = words.from(format.day(terms.firstDay), to: lastDay.map { format.day($0) })
    return words.line(days, terms.text(format))
  }
}

extension TargetState {
  /// The state as a list shows it.
  public func toUIModel(_ format: FormatContext) -> TargetStateUIModel {
    let words = format.strings.target
    guard let balance else {
      return TargetStateUIModel(
        id: id, owner: target.owner.title, terms: target.terms.perText(format),
        progress: words.starts(format.day(target.terms.firstDay)), carried: "", balance: "")
    }
    let shown = balance.toUIModel(format)
    return TargetStateUIModel(
      id: id, owner: target.owner.title, terms: target.terms.perText(format), progress: shown.progress,
      carried: shown.carried, balance: shown.balance)
  }
}

extension TargetBalance {
  /// The period as a list shows it.
  public func toUIModel(_ format: FormatContext) -> TargetBalanceUIModel {
    let words = format.strings.target
    return TargetBalanceUIModel(
      days: span.terms.period == .month && !span.isPartial
        ? format.month(span.whole.lowerBound.month) : format.numericDays(span.days),
      progress: words.of(format.hoursAndMinutes(tracked), format.hoursAndMinutes(target)),
      carried: carried == 0 ? "" : words.carried(format.signedHours(carried)),
      balance: words.balance(format.signedHours(balance)),
      part: span.workingDays < span.allWorkingDays
        ? words.partOf(format.number(span.workingDays), format.number(span.allWorkingDays)) : "")
  }
}

extension [TargetProgress] {
  /// The progress of each as a day or a sum shows it. Days that several have in common are formatted once: a date takes
  /// longer than all the rest.
  public func toUIModel(_ format: FormatContext) -> [TargetProgressUIModel] {
    var texts: [ClosedRange<CalendarDay>: String] = [:]
    return map { progress in
      if let period = progress.period { return progress.toUIModel(format, of: format.strings.target.within(period)) }
      let text = texts[progress.days] ?? format.days(progress.days.lowerBound, progress.days.upperBound)
      texts[progress.days] = text
      return progress.toUIModel(format, of: text)
    }
  }
}

extension TargetProgress {
  fileprivate func toUIModel(_ format: FormatContext, of days: String) -> TargetProgressUIModel {
    let words = format.strings.target
    let rest =
      difference < 0
      ? words.left(format.hoursAndMinutes(-difference))
      : [words.reached, difference < 60 ? nil : format.signedHours(difference)].compactMap(\.self)
        .joined(separator: " ")
    return TargetProgressUIModel(
      id: id, owner: owner.title,
      progress: words.of(format.hoursAndMinutes(tracked), format.hoursAndMinutes(target)), rest: rest, days: days)
  }
}

extension TimeTargetChange {
  /// What was stored, and what it changes, a line each.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.target
    let lines = [
      "\(target.owner.title) \(words.line(words.from(format.day(target.terms.firstDay), to: nil), target.terms.text(format)))",
      firstText(format), replaced.map { words.replaces($0.text(format)) },
      previous.flatMap { previous in
        previous.terms.isTarget
          ? previous.lastDay.map { words.follows(previous.terms.text(format), format.day($0)) } : nil
      },
      next.map { words.precedes($0.terms.text(format), format.day($0.terms.firstDay)) },
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// What its first period has where that isn't the whole target; `nil` for a whole one.
  private func firstText(_ format: FormatContext) -> String? {
    let words = format.strings.target
    guard let first, firstTarget != first.terms.seconds else { return nil }
    let time = format.hoursAndMinutes(firstTarget)
    guard first.isPartial else { return words.lessDaysOff(first.terms.period, time) }
    return words.partial(
      first.terms.period, format.number(first.workingDays), format.number(first.allWorkingDays), time)
  }

  /// The confirmation that a target was ended.
  public func endedText(_ format: FormatContext) -> String {
    let words = format.strings.target
    let last = target.terms.firstDay.adding(days: -1) ?? .earliest
    return words.endedText(
      target.owner.title, previous?.terms.text(format) ?? words.ended, format.day(last))
  }
}

extension TimeTargetDeletion {
  /// The question before the targets are deleted.
  public func question(_ format: FormatContext) -> String {
    format.strings.target.deletionQuestion(format.count(targets.count, of: .target), owner.title, lines(format))
  }

  /// The confirmation that they were.
  public func deletedText(_ format: FormatContext) -> String {
    format.strings.target.deleted(format.count(targets.count, of: .target), owner.title, lines(format))
  }

  private func lines(_ format: FormatContext) -> String {
    targets.map { $0.line(format) }.joined(separator: "\n")
  }
}

extension DayOffDomain {
  /// The share of the day that is off: `50%`.
  public func shareText(_ format: FormatContext) -> String { format.percent(Decimal(percent) / 100) }
}

extension DaysOffChange {
  /// The confirmation that the days are off now.
  public func addedText(_ format: FormatContext) -> String {
    let words = format.strings.target
    let share = days.first.map { $0.percent == 100 ? "" : " (\($0.shareText(format)))" } ?? ""
    let line = words.daysOff(format.count(days.count, of: .dayOff), spanText(format) + share)
    return known == 0 ? line : line + "\n" + words.known(format.count(known, of: .dayOff))
  }

  /// The confirmation that they aren't any more.
  public func removedText(_ format: FormatContext) -> String {
    format.strings.target.working(format.count(days.count, of: .dayOff), spanText(format))
  }

  private func spanText(_ format: FormatContext) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    return format.days(first.day, last.day)
  }
}
