import CPersistenceSQLite

/// Two aggregate functions that sum up numbers by group: in one pass, where SQL's GROUP BY would sort every row, and
/// inside SQLite's loop over the rows, where handing each row out would take half as long again.
///
/// They are called with a number, and with a group or nothing. Their results are left in the sinks.
struct GroupFunctions {
  private let integers = UnsafeMutablePointer<GroupSink<Int64>>.allocate(capacity: 1)
  private let reals = UnsafeMutablePointer<GroupSink<Double>>.allocate(capacity: 1)

  init() {
    integers.initialize(to: GroupSink())
    reals.initialize(to: GroupSink())
  }

  /// Registers the functions. The connection owns the sinks from now on, and frees them when it is closed.
  func register(on database: OpaquePointer) throws(PersistenceError) {
    try register("group_integers", integers, on: database) { context, count, arguments in
      guard let sink = Self.sink(of: context, Int64.self), let number = arguments?[0] else { return }
      let value = sqlite3_value_int64(number)
      if value == 0, sqlite3_value_type(number) == SQLITE_NULL { return }
      sink.pointee.add(value, to: count > 1 ? arguments?[1] : nil)
    } free: {
      $0?.assumingMemoryBound(to: GroupSink<Int64>.self).free()
    }
    try register("group_reals", reals, on: database) { context, count, arguments in
      guard let sink = Self.sink(of: context, Double.self), let number = arguments?[0] else { return }
      let value = sqlite3_value_double(number)
      if value == 0, sqlite3_value_type(number) == SQLITE_NULL { return }
      sink.pointee.add(value, to: count > 1 ? arguments?[1] : nil)
    } free: {
      $0?.assumingMemoryBound(to: GroupSink<Double>.self).free()
    }
  }
}

extension GroupFunctions {
  /// What the calls of the body sum up; nil when a group is a text that isn't UTF-8.
  ///
  /// - Parameters:
  ///   - storageClass: that of the numbers.
  ///   - body: runs a statement that calls the function, whose name it gets.
  func sums(
    of storageClass: StorageClass, _ body: (_ function: String) throws(PersistenceError) -> Void
  ) throws(PersistenceError) -> [GroupedSums]? {
    // A statement that failed leaves its sums in memory, and large ones shouldn't stay.
    defer { if storageClass == .real { reals.pointee = GroupSink() } else { integers.pointee = GroupSink() } }
    try body(storageClass == .real ? "group_reals" : "group_integers")
    return storageClass == .real ? reals.pointee.groups : integers.pointee.groups
  }
}

extension GroupFunctions {
  private typealias Step = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private func register(
    _ name: String, _ sink: UnsafeMutableRawPointer, on database: OpaquePointer, step: Step, free: Free
  ) throws(PersistenceError) {
    let flags = SQLITE_UTF8 | SQLITE_DIRECTONLY
    let finish: @convention(c) (OpaquePointer?) -> Void = { sqlite3_result_null($0) }
    let code = sqlite3_create_function_v2(database, name, -1, flags, sink, nil, step, finish, free)
    guard code == SQLITE_OK else { throw SQLiteFailure(code: code, database: database).error }
  }

  private static func sink<Number>(
    of context: OpaquePointer?, _ number: Number.Type
  ) -> UnsafeMutablePointer<GroupSink<Number>>? {
    sqlite3_user_data(context)?.assumingMemoryBound(to: GroupSink<Number>.self)
  }
}

/// The memory of a function's sums.
private struct GroupSink<Number: SummedNumber> {
  private var table = GroupTable<Number>()
  private var isDamaged = false

  /// nil when a group is a text that isn't UTF-8, or has a NUL.
  var groups: [GroupedSums]? { isDamaged ? nil : table.groups }

  mutating func add(_ number: Number, to group: OpaquePointer?) {
    guard let group else { return table.add(number, to: 0) }
    switch sqlite3_value_type(group) {
    case SQLITE_INTEGER: table.add(number, to: sqlite3_value_int64(group))
    case SQLITE_FLOAT: table.add(number, toOther: .real(sqlite3_value_double(group)))
    case SQLITE_TEXT: add(number, toText: Self.bytes(of: group))
    case SQLITE_BLOB:
      let bytes = Self.bytes(of: group)
      if let key = SixteenBytes(bytes) {
        table.add(number, to: key)
      } else {
        table.add(number, toOther: .blob(Array(bytes)))
      }
    default: table.add(number, toOther: .null)
    }
  }

  private mutating func add(_ number: Number, toText bytes: UnsafeRawBufferPointer) {
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { return isDamaged = true }
    table.add(number, toOther: .text(text))
  }

  // The bytes of a text are what its blob is; a database of ours is UTF-8.
  private static func bytes(of value: OpaquePointer) -> UnsafeRawBufferPointer {
    let start = sqlite3_value_blob(value)
    return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }
}

extension UnsafeMutablePointer {
  fileprivate func free() {
    deinitialize(count: 1)
    deallocate()
  }
}
