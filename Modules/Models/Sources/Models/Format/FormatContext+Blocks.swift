import Foundation
public import ModuloUtilities

extension FormatContext {
  /// So many halves in blocks, with one decimal: `1.5` for three, in French `1,5`.
  public func output(of halves: Int) -> String {
    HalfBlock.output(of: halves).formatted(Decimal.FormatStyle(locale: locale).precision(.fractionLength(1)))
  }

  /// A local time with its day, on a clock of 24 hours: `Apr 12, 2026 09:30`.
  public func localTime(_ time: LocalTime) -> String { "\(day(time.day)) \(clock(time))" }

  /// A local time on a clock of 24 hours: `09:30`.
  public func clock(_ time: LocalTime) -> String { String(time.description.suffix(5)) }
}
