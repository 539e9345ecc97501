public import ModuloStoresMocks

/// Reports on periods in memory.
public typealias FakePeriodReportProvider = FakePeriodReportStore
