public import ModuloStoresMocks

/// Plans for blocks in memory.
public typealias FakePlannedBlockProvider = FakePlannedBlockStore
