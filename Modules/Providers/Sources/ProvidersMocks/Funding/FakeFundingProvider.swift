public import ModuloStoresMocks

/// Links between goals and accounts in memory.
public typealias FakeFundingProvider = FakeFundingStore
