import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `rate` commands.
enum RateJSON {
  /// A rate as it was made or deleted.
  static func rate(_ rate: ExchangeRateDomain) -> JSONValue { .object(schema + members(of: rate)) }

  static func list(_ rates: [ExchangeRateDomain]) -> JSONValue {
    .object(schema + [.init("rates", .array(rates.map { .object(members(of: $0)) }))])
  }

  /// The rate in plain digits, exactly as it was entered.
  static func text(of rate: ExchangeRateDomain) -> String { NSDecimalNumber(decimal: rate.rate).stringValue }

  private static func members(of rate: ExchangeRateDomain) -> [JSONValue.Member] {
    [
      .init("id", .string(rate.id.uuidString.lowercased())), .init("number", JSONValue(rate.number)),
      .init("currency", .string(rate.currency.code)), .init("base", .string(rate.base.code)),
      .init("rate", .string(text(of: rate))), .init("on", JSONValue(rate.date)),
    ]
  }
}
