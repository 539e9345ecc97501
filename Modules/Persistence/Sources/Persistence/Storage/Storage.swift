public import ModuloModels
public import PersistenceKit

/// Transactions on the stored entities.
///
/// A repository calls ``read(fileID:function:_:)`` and ``write(fileID:function:_:)``, once for each of its methods. A
/// double replaces the two requirements.
public protocol Storage: Sendable {
  /// Runs `body` on one consistent snapshot.
  ///
  /// - Parameter operation: The name of the transaction, for a log and for planned failures.
  /// - Throws: The ``RepositoryError`` that `body` threw, else the one that the engine's failure means.
  func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T

  /// Runs `body` in one transaction, committed when it returns and rolled back when it throws or the task is cancelled.
  ///
  /// - Parameter operation: The name of the transaction, for a log and for planned failures.
  /// - Throws: The ``RepositoryError`` that `body` threw, else the one that the engine's failure means.
  func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T
}

extension Storage {
  /// A read that is named after the file and the method it is called in.
  public func read<T: Sendable>(
    fileID: StaticString = #fileID, function: StaticString = #function,
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    try await read(StorageOperation(fileID: fileID, function: function), body)
  }

  /// A write that is named after the file and the method it is called in.
  public func write<T: Sendable>(
    fileID: StaticString = #fileID, function: StaticString = #function,
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    try await write(StorageOperation(fileID: fileID, function: function), body)
  }
}

/// Runs transactions in the container of a ``DataContextManager``, and maps the engine's failures. What a read looks at
/// is noted in the ``ReadLog`` of its task.
public struct DefaultStorage: Storage {
  private let manager: any DataContextManager

  /// Creates a storage on a manager, which opens the file at the first operation.
  public init(manager: any DataContextManager) {
    self.manager = manager
  }

  public func read<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    guard let log = ReadLog.current else { return try await run(body) }
    let region = ModelRegion()
    defer { log.note(.tables(region.tables)) }
    return try await run { try $0.tracking(region, body) }
  }

  public func write<T: Sendable>(
    _ operation: StorageOperation, _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { return try await manager.container().write(body) } catch { throw RepositoryError(error) }
  }

  private func run<T: Sendable>(
    _ body: @escaping @Sendable (borrowing ModelContext) throws -> T
  ) async throws(RepositoryError) -> T {
    do { return try await manager.readingContainer().read(body) } catch { throw RepositoryError(error) }
  }
}

/// The name of a transaction: the type and the base name of the method that runs it, as in
/// `ContributionRepository.insert`. The names are made when they are read, so that an operation costs nothing by
/// itself.
public struct StorageOperation: CustomStringConvertible, Sendable {
  private let fileID: StaticString
  private let function: StaticString

  /// The operation of the method that calls this.
  public init(fileID: StaticString = #fileID, function: StaticString = #function) {
    self.fileID = fileID
    self.function = function
  }

  /// The type, from the name of its file: `ContributionRepository` for `DefaultContributionRepository+Import.swift`.
  public var type: String {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    return Self.role(of: String(file.prefix { $0 != "." && $0 != "+" }))
  }

  /// The method, without its arguments.
  public var name: String { String("\(function)".prefix { $0 != "(" }) }

  public var description: String { "\(type).\(name)" }

  /// The name of a type without what tells a default from a double.
  public static func role(of name: String) -> String {
    let prefix = ["Default", "Mock"].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(prefix.count))
  }
}
