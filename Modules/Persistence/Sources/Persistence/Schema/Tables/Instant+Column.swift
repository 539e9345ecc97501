public import ModuloUtilities
public import PersistenceKit

/// A moment is stored as its raw value, the milliseconds since 1970.
extension ModuloUtilities.Instant: PersistenceKit.ColumnValue {}
