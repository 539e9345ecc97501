/// Runs an operation with some dependency values changed, for it and for the child tasks it starts.
///
/// - Parameters:
///   - update: changes the values; it begins with those in force at the call.
///   - operation: what runs with the changed values.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
public func withDependencies<Value, Failure: Error>(
  _ update: (inout DependencyValues) -> Void, operation: () throws(Failure) -> Value
) throws(Failure) -> Value {
  // `withValue` only rethrows, which would erase the error's type; a Result carries it across.
  try DependencyValues.$overlay.withValue(updated(update)) {
    Result(catching: operation)
  }.get()
}

/// Runs an asynchronous operation with some dependency values changed, for it and for the child tasks it starts.
///
/// The operation stays on the caller's actor.
///
/// - Parameters:
///   - update: changes the values; it begins with those in force at the call.
///   - operation: what runs with the changed values.
/// - Returns: what the operation returns.
/// - Throws: what the operation throws, with its type.
public nonisolated(nonsending) func withDependencies<Value, Failure: Error>(
  _ update: (inout DependencyValues) -> Void, operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await DependencyValues.$overlay.withValue(updated(update)) {
    await result(of: operation)
  }.get()
}

private func updated(_ update: (inout DependencyValues) -> Void) -> DependencyValues {
  var values = DependencyValues.current
  update(&values)
  return values
}

private nonisolated(nonsending) func result<Value, Failure: Error>(
  of operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
}
