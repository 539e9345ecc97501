/// The words of the portfolio.
public struct PortfolioStrings: Sendable {
  let language: Language

  /// Title of the portfolio.
  public var title: String { language("Portfolio", "Patrimoine") }
  /// Title of the chart.
  public var chartTitle: String { language("Net worth over time", "Patrimoine net au fil du temps") }
  /// Label of the net worth.
  public var netWorth: String { language("Net worth", "Patrimoine net") }
  /// Label of the assets.
  public var assets: String { language("Assets", "Avoirs") }

  /// Label of the debt.
  public func debtLabel(_ label: DebtLabel) -> String {
    switch label {
    case .mortgage: language("Mortgage", "Prêt immobilier")
    case .total: language("Total debt", "Dette totale")
    }
  }

  /// Heading of the parts that can be left out.
  public var componentsTitle: String { language("Included", "Pris en compte") }

  /// The name of each part.
  public func component(_ component: PortfolioComponent) -> String {
    switch component {
    case .assets: language("Assets", "Avoirs")
    case .pensions: language("Pensions", "Retraites")
    case .mortgage: language("Mortgage", "Prêt immobilier")
    case .debts: language("Debts", "Dettes")
    }
  }

  /// Heading of the sums by kind.
  public var kindsTitle: String { language("By kind", "Par catégorie") }

  /// The name of each kind of accounts.
  public func kind(_ kind: FinancialAccountKind) -> String {
    switch kind {
    case .cash: language("Cash", "Liquidités")
    case .savings: language("Savings", "Épargne")
    case .investments: language("Investments", "Placements")
    case .pensions: language("Pensions", "Retraites")
    case .property: language("Property", "Immobilier")
    case .otherAssets: language("Other assets", "Autres actifs")
    case .cards: language("Cards", "Cartes")
    case .loans: language("Loans", "Prêts")
    case .otherDebts: language("Other debts", "Autres dettes")
    case .mortgages: language("Mortgages", "Prêts immobiliers")
    }
  }

  /// In place of the sum of a kind whose accounts have no rate.
  public var uncountedKind: String { language("not counted", "non compté") }

  /// Note on the included parts.
  public func inclusionNote(_ note: InclusionNote) -> String {
    switch note {
    case .both: language("Including pensions and mortgage", "Avec les retraites et le prêt immobilier")
    case .pensions: language("Including pensions", "Avec les retraites")
    case .mortgage: language("Including mortgage", "Avec le prêt immobilier")
    }
  }

  /// The day of the figures.
  public func asOf(_ day: String) -> String { language("As of \(day)", "Au \(day)") }
  /// The day that the figures are compared with.
  public func since(_ day: String) -> String { language("since \(day)", "depuis le \(day)") }

  /// A rate that was used: one unit, its value, and the day it took effect.
  public func rate(_ unit: String, _ amount: String, _ day: String) -> String {
    language("\(unit) = \(amount) since \(day)", "\(unit) = \(amount) depuis le \(day)")
  }

  /// A rate that was made of one the other way: the rate, and the stored one.
  func inverse(_ rate: String, _ stored: String) -> String {
    language("\(rate), the inverse of \(stored)", "\(rate), l’inverse de \(stored)")
  }

  /// A rate that was made of two across another currency: the rate, the code of that currency, and the stored ones.
  func cross(_ rate: String, _ through: String, _ stored: String) -> String {
    language("\(rate), through \(through): \(stored)", "\(rate), en passant par \(through) : \(stored)")
  }

  /// Title of what is set aside for goals.
  public var setAsideTitle: String { Strings(language).funding.title }
  /// Heading of the rates that were used.
  public var ratesTitle: String { language("Rates used", "Taux utilisés") }

  /// Heading of the amounts without a rate.
  public var unconvertedTitle: String {
    language("Not counted: no rate is known", "Non compté : aucun taux n’est connu")
  }

  /// An amount without a rate that only the debt leaves out, with the debt's label.
  public func unconvertedDebt(_ label: String, _ amount: String) -> String {
    language("\(label): \(amount)", "\(label) : \(amount)")
  }

  /// Said in place of the figures and of the chart where no money has a rate to the currency of this code.
  public func unknownNetWorth(_ code: String) -> String {
    language("The net worth in \(code) is unknown.", "Le patrimoine net en \(code) est inconnu.")
  }

  /// The note on currencies whose balances are missing in parts of a series.
  public func incompleteSeries(_ codes: String) -> String {
    language(
      "Days without a rate leave out money in \(codes).", "Les jours sans taux ne comptent pas l’argent en \(codes).")
  }

  /// The name of each range of a chart.
  public func range(_ range: ChartRange) -> String {
    switch range {
    case .week: language("1 week", "1 semaine")
    case .month: language("1 month", "1 mois")
    case .quarter: language("3 months", "3 mois")
    case .year: language("1 year", "1 an")
    case .fiveYears: language("5 years", "5 ans")
    case .max: language("everything", "tout")
    }
  }
}

extension Strings {
  /// Texts of the portfolio.
  public var portfolio: PortfolioStrings { PortfolioStrings(language: language) }
}

extension Toast {
  /// A choice holds from now on.
  public static var choiceRemembered: Toast { Toast("Choice remembered", "Choix retenu") }
}
