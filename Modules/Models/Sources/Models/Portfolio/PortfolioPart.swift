import ModuloUtilities

/// A part of the portfolio that is summed by itself: the accounts of one currency that are included or excluded
/// together.
public struct PortfolioPart: RawRepresentable, Hashable, Sendable {
  /// ISO 4217 code.
  public let currency: String
  /// The part of the net worth.
  public let component: PortfolioComponent

  /// Creates a part by the code of its currency.
  public init(currency: String, component: PortfolioComponent) {
    self.currency = currency
    self.component = component
  }

  /// Parses a ``rawValue``; `nil` for any other text.
  public init?(rawValue: String) {
    let words = rawValue.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let component = PortfolioComponent(rawValue: String(words[1])) else { return nil }
    self.init(currency: String(words[0]), component: component)
  }

  /// `GBP assets`, as it is stored.
  public var rawValue: String { "\(currency) \(component.rawValue)" }
}

extension FinancialAccountEntity {
  /// The stored type, parsed.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with
  ///   ``Damage/unknownAccountType(_:number:)``: an unknown type is never guessed.
  public func accountType() throws(RepositoryError) -> FinancialAccountType {
    guard let type = FinancialAccountType(rawValue: type) else {
      throw .damaged(.unknownAccountType(type, number: number))
    }
    return type
  }

  /// The part of the portfolio that the account counts to.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownAccountType(_:number:)``.
  public func part() throws(RepositoryError) -> PortfolioPart {
    PortfolioPart(currency: currency, component: try accountType().component)
  }
}

extension Currency {
  /// The currency that is stored under this code, in capitals as the program writes it; `nil` for any other text. Sums
  /// and rates are looked up by the text that is stored.
  init?(storedCode: String) {
    guard let currency = Currency(code: storedCode), currency.code == storedCode else { return nil }
    self = currency
  }
}
