public import ModuloPersistence
@_exported public import protocol ModuloPersistence.DataSafety
@_exported public import protocol ModuloPersistence.FileSafety

/// The stored data as a whole, and its file.
///
/// The persistence layer keeps both safe as stores ask for it: a repository of its own would only pass calls on.
public protocol DataRepository: DataSafety, FileSafety {}

extension DefaultDataSafety: DataRepository {}
