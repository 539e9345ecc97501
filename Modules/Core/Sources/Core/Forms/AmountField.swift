public import DependencyKit
import ModuloModels
public import ModuloUtilities

/// An amount in the field of a form: the text as it is typed, and what it is read as.
public struct AmountField: Equatable, Sendable {
  /// The text in the field.
  public let text: String
  /// The amount as it will be kept, `£1,234.50` for `1234.5`; `nil` for a text that is no amount.
  public let reading: String?
  /// Why the text is no amount; `nil` for one, for an empty field, and while the currency is unknown.
  public let fault: String?
  /// The keys of a keypad that can follow the text.
  public let keys: Set<AmountEntry.Key>
  /// The language's decimal mark.
  public let decimalSeparator: String
}

extension DependencyValues {
  /// The field of an amount.
  ///
  /// - Parameter currency: The currency of the amount; `nil` while it is unknown: then a keypad has two decimals.
  public func amountField(_ input: AmountInput, in currency: Currency?) -> AmountField {
    let (reading, fault) = reading(of: input, in: currency)
    return AmountField(
      text: input.input(format), reading: reading, fault: fault,
      keys: input.keys(decimals: currency?.exponent ?? 2, format), decimalSeparator: format.decimalSeparator)
  }

  private func reading(of input: AmountInput, in currency: Currency?) -> (amount: String?, fault: String?) {
    guard let currency else { return (nil, nil) }
    do {
      let amount = try input.amount(AmountReader(locale: format.locale, currency: currency))
      return (format.exactAmount(amount), nil)
    } catch .empty {
      return (nil, nil)
    } catch {
      return (nil, error.text(format))
    }
  }
}
