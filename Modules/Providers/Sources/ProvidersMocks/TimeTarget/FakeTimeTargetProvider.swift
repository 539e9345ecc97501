public import ModuloStoresMocks

/// Targets and days off in memory.
public typealias FakeTimeTargetProvider = FakeTimeTargetStore
