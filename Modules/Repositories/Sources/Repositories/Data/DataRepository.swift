public import ModuloPersistence
@_exported public import protocol ModuloPersistence.BookSafety
@_exported public import protocol ModuloPersistence.DataSafety
@_exported public import protocol ModuloPersistence.FileSafety

/// The stored data as a whole, and its file or its book.
///
/// The persistence layer keeps both safe as stores ask for it: a repository of its own would only pass calls on.
public protocol DataRepository: DataSafety, FileSafety, BookSafety {}

extension DefaultDataSafety: DataRepository {}
