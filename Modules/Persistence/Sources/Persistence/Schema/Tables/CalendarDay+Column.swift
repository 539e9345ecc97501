public import ModuloUtilities
public import PersistenceKit

/// A day is stored as its raw value, the integer yyyymmdd: days compare as numbers, and a month is the number / 100.
extension ModuloUtilities.CalendarDay: PersistenceKit.ColumnValue {}
