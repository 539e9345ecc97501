public import Foundation
public import ModuloUtilities

/// An hourly rate as a list shows it: text, ready for display.
public struct HourlyRateUIModel: Identifiable, Equatable, Sendable {
  /// The rate's identifier.
  public let id: UUID
  /// The number with its sign: `#3`.
  public let number: String
  /// What it is of: `My time`, `Group Work`, `Work/Coding`.
  public let owner: String
  /// `$35.00 an hour`
  public let rate: String
  /// The first day on which it holds, in digits.
  public let start: String
}

extension HourlyRateDomain {
  /// The rate as a list shows it.
  public func toUIModel(_ format: FormatContext) -> HourlyRateUIModel {
    HourlyRateUIModel(
      id: id, number: "#\(number)", owner: owner.title(format), rate: rate.text(format),
      start: format.numericDay(start))
  }

  /// The rate on a line of its own, with the day it takes effect.
  public func line(_ format: FormatContext) -> String {
    format.strings.hourlyRate.created(owner.title(format), rate.text(format), format.numericDay(start))
  }

  /// The question before the rate is deleted.
  public func deletionQuestion(_ format: FormatContext) -> String {
    format.strings.hourlyRate.deletionQuestion("#\(number)", line(format))
  }

  /// The confirmation of its deletion.
  public func deletedText(_ format: FormatContext) -> String { format.strings.hourlyRate.deleted(line(format)) }
}

extension HourlyRateChange {
  /// The confirmation of a rate that was set, and what an hour was worth before.
  public func text(_ format: FormatContext) -> String {
    let former = replaced == rate.rate ? nil : replaced
    return rate.line(format) + (former.map { format.strings.change.was(format.exactAmount($0.amount)) } ?? "")
  }
}

extension HourlyRateOwner {
  /// What messages call it, on one line.
  public func title(_ format: FormatContext) -> String {
    let words = format.strings.hourlyRate
    return switch self {
    case .oneself: words.oneself
    case .group(let group): words.group(group.name.singleLine)
    case .block(let block, let group): "\(group.name.singleLine)/\(block.name.singleLine)"
    }
  }
}

extension HourlyRate {
  /// `$35.00 an hour`
  public func text(_ format: FormatContext) -> String {
    format.strings.hourlyRate.perHour(format.exactAmount(amount))
  }
}

extension TimeWorth {
  /// The amounts, and the time without a rate: `$58.33 · €20.00, 1:30 without a rate`; `nil` for no time at all.
  public func text(_ format: FormatContext) -> String? {
    let known = amounts.map { format.exactAmount($0) }.joined(separator: " · ")
    let unknown =
      unratedSeconds == 0 ? nil : format.strings.hourlyRate.unrated(format.hoursAndMinutes(unratedSeconds))
    let texts = [known.isEmpty ? nil : known, unknown].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The amounts alone, with a question mark for time without a rate: `$58.33 + ?`.
  public func cell(_ format: FormatContext) -> String {
    (amounts.map { format.exactAmount($0) } + (unratedSeconds == 0 ? [] : ["?"])).joined(separator: " + ")
  }
}

extension GoalHours {
  /// The names of the figures, each with its value.
  public func figures(_ format: FormatContext) -> [(name: String, value: String)] {
    let words = format.strings.hourlyRate
    func text(_ seconds: Int64?) -> String {
      // A part of a minute is shown as a whole one, so that the time shown is enough.
      seconds.map { words.hours(format.hoursAndMinutes(min($0, .max - 59) + 59)) }
        ?? (isOtherCurrency ? words.otherCurrency(rate.amount.currency.code) : words.tooMany)
    }
    return [
      (format.strings.goal.target, text(targetSeconds)), (format.strings.goal.remaining, text(remainingSeconds)),
      (words.rate, rate.text(format)),
    ]
  }
}
