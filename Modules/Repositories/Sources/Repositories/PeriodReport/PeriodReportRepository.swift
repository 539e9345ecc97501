public import ModuloModels

/// What reports on periods are made of. Every method reads one consistent snapshot.
public protocol PeriodReportRepository: Sendable {
  /// What some days are reported from, and those that they are compared with.
  ///
  /// No part reads all rows. Goals cost the months that have contributions, and the contributions of the days that are
  /// reported, of which what was put in and taken out is added up in an index, without making a row of them. Kinds cost
  /// two rows of each account for each day with which the days begin or end, and the rates of their currencies. Groups
  /// and blocks cost the days of each block that have a time, whatever the days that are reported.
  ///
  /// - Parameters:
  ///   - sections: What isn't asked for isn't read.
  ///   - base: The code of the currency into which balances are converted; every rate is read for `nil`.
  func fetchReport(
    of span: PeriodReportSpan, sections: Set<PeriodReportSection>, in base: String?
  ) async throws(RepositoryError) -> PeriodReportRecord
}
