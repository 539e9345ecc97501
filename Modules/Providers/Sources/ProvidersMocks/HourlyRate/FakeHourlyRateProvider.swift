public import ModuloStoresMocks

/// Hourly rates in memory.
public typealias FakeHourlyRateProvider = FakeHourlyRateStore
