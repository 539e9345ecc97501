/// The words of the portfolio.
public struct PortfolioStrings: Sendable {
  /// Title of the portfolio.
  public let title: String
  /// Title of the chart.
  public let chartTitle: String
  /// Label of the net worth.
  public let netWorth: String
  /// Label of the assets.
  public let assets: String
  /// Label of the debt.
  public let debtLabel: @Sendable (DebtLabel) -> String
  /// Heading of the parts that can be left out.
  public let componentsTitle: String
  /// The name of each part.
  public let component: @Sendable (PortfolioComponent) -> String
  /// Note on the included parts.
  public let inclusionNote: @Sendable (InclusionNote) -> String
  /// The day of the figures.
  public let asOf: @Sendable (_ day: String) -> String
  /// The day that the figures are compared with.
  public let since: @Sendable (_ day: String) -> String
  /// A rate that was used: one unit, its value, and the day it took effect.
  public let rate: @Sendable (_ unit: String, _ amount: String, _ day: String) -> String
  /// Heading of the rates that were used.
  public let ratesTitle: String
  /// Heading of the amounts without a rate.
  public let unconvertedTitle: String
  /// An amount without a rate that only the debt leaves out, with the debt's label.
  public let unconvertedDebt: @Sendable (_ label: String, _ amount: String) -> String
  /// Said in place of the figures and of the chart where no money has a rate to the currency of this code.
  public let unknownNetWorth: @Sendable (_ code: String) -> String
  /// The note on currencies whose balances are missing in parts of a series.
  public let incompleteSeries: @Sendable (_ codes: String) -> String
  /// The name of each range of a chart.
  public let range: @Sendable (ChartRange) -> String
}

extension PortfolioStrings {
  static let english = PortfolioStrings(
    title: "Portfolio",
    chartTitle: "Net worth over time",
    netWorth: "Net worth",
    assets: "Assets",
    debtLabel: { label in
      switch label {
      case .mortgage: "Mortgage"
      case .total: "Total debt"
      }
    },
    componentsTitle: "Included",
    component: { component in
      switch component {
      case .assets: "Assets"
      case .pensions: "Pensions"
      case .mortgage: "Mortgage"
      case .debts: "Debts"
      }
    },
    inclusionNote: { note in
      switch note {
      case .both: "Including pensions and mortgage"
      case .pensions: "Including pensions"
      case .mortgage: "Including mortgage"
      }
    },
    asOf: { day in "As of \(day)" },
    since: { day in "since \(day)" },
    rate: { unit, amount, day in "\(unit) = \(amount) since \(day)" },
    ratesTitle: "Rates used",
    unconvertedTitle: "Not counted: no rate is known",
    unconvertedDebt: { label, amount in "\(label): \(amount)" },
    unknownNetWorth: { code in "The net worth in \(code) is unknown." },
    incompleteSeries: { codes in "Days without a rate leave out money in \(codes)." },
    range: { range in
      switch range {
      case .week: "1 week"
      case .month: "1 month"
      case .quarter: "3 months"
      case .year: "1 year"
      case .fiveYears: "5 years"
      case .max: "everything"
      }
    })

  static let french = PortfolioStrings(
    title: "Patrimoine",
    chartTitle: "Patrimoine net au fil du temps",
    netWorth: "Patrimoine net",
    assets: "Avoirs",
    debtLabel: { label in
      switch label {
      case .mortgage: "Prêt immobilier"
      case .total: "Dette totale"
      }
    },
    componentsTitle: "Pris en compte",
    component: { component in
      switch component {
      case .assets: "Avoirs"
      case .pensions: "Retraites"
      case .mortgage: "Prêt immobilier"
      case .debts: "Dettes"
      }
    },
    inclusionNote: { note in
      switch note {
      case .both: "Avec les retraites et le prêt immobilier"
      case .pensions: "Avec les retraites"
      case .mortgage: "Avec le prêt immobilier"
      }
    },
    asOf: { day in "Au \(day)" },
    since: { day in "depuis le \(day)" },
    rate: { unit, amount, day in "\(unit) = \(amount) depuis le \(day)" },
    ratesTitle: "Taux utilisés",
    unconvertedTitle: "Non compté : aucun taux n’est connu",
    unconvertedDebt: { label, amount in "\(label) : \(amount)" },
    unknownNetWorth: { code in "Le patrimoine net en \(code) est inconnu." },
    incompleteSeries: { codes in "Les jours sans taux ne comptent pas l’argent en \(codes)." },
    range: { range in
      switch range {
      case .week: "1 semaine"
      case .month: "1 mois"
      case .quarter: "3 mois"
      case .year: "1 an"
      case .fiveYears: "5 ans"
      case .max: "tout"
      }
    })
}
