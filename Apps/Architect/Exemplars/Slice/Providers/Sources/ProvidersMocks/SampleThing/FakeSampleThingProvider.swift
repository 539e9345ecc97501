public import ExemplarStoresMocks

/// Sample things in memory.
public typealias FakeSampleThingProvider = FakeSampleThingStore
