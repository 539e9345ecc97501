public import ModuloStoresMocks

/// Plans in memory.
public typealias FakeRecurringPlanProvider = FakeRecurringPlanStore
