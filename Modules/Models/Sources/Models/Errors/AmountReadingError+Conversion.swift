import Foundation
public import ModuloUtilities

extension AmountReadingError {
  /// The reading error for an amount that can't be stored.
  public init(_ error: DecimalConversionError, exponent: Int) {
    switch error {
    case .tooManyDecimals(let allowed): self = .tooManyDecimals(allowed: allowed)
    case .outOfRange, .notANumber: self = .outOfRange(limit: Decimal(minorUnits: .max, exponent: exponent))
    }
  }
}
