import Foundation
import ModuloModels
import PersistenceKit

extension ModelContext {
  /// A page of a list from the newest to the oldest, and the number of rows before it.
  ///
  /// - Parameter list: Sorted by the values of a ``RowKey``, both descending.
  borrowing func page<Model: PersistentModel>(
    _ page: Page, of list: FetchDescriptor<Model>
  ) throws(PersistenceError) -> (rows: [Model], offset: Int) {
    let (oldestFirst, limit) = (list.reversed(), page.limit)
    switch page.start {
    case .offset(let offset):
      return (try fetch(list.limited(to: limit, offset: offset)), offset)
    case .end(let count):
      let rows: [Model] = try fetch(oldestFirst.limited(to: limit)).reversed()
      if rows.count < limit { return (rows, 0) }
      if let count { return (rows, max(0, count - rows.count)) }
      return (rows, try fetchCount(list) - rows.count)
    case .before(let key, let index):
      let rows: [Model] = try rows(of: oldestFirst, after: key, limit: limit).reversed()
      return (rows, try offset(of: rows.count, limit, before: key, index, oldestFirst))
    case .after(let key, let index):
      let rows = try rows(of: list, after: key, limit: limit)
      if let index { return (rows, index + 1) }
      return (rows, try fetchCount(oldestFirst, after: oldestFirst.cursor(at: key.older)))
    case .around(let key, let index):
      let later = try rows(of: list, after: key.newer, limit: limit - limit / 2)
      // More of them where the list ends soon.
      let room = limit - later.count
      let earlier = try rows(of: oldestFirst, after: key, limit: room)
      return (earlier.reversed() + later, try offset(of: earlier.count, room, before: key, index, oldestFirst))
    }
  }

  private borrowing func rows<Model: PersistentModel>(
    of list: FetchDescriptor<Model>, after key: RowKey, limit: Int
  ) throws(PersistenceError) -> [Model] {
    if limit == 0 { return [] }
    return try fetchPage(list.limited(to: limit), after: list.cursor(at: key)).models
  }

  /// The number of rows before so many that end before a key: none where there are fewer than asked for.
  private borrowing func offset<Model: PersistentModel>(
    of count: Int, _ limit: Int, before key: RowKey, _ index: Int?, _ oldestFirst: FetchDescriptor<Model>
  ) throws(PersistenceError) -> Int {
    if count < limit { return 0 }
    if let index { return max(0, index - count) }
    return try fetchCount(oldestFirst, after: oldestFirst.cursor(at: key)) - count
  }
}

extension FetchDescriptor {
  /// The same list from its end.
  fileprivate func reversed() -> Self {
    var list = self
    list.sortBy = sortBy.map { key in
      var key = key
      key.order = key.order == .forward ? .reverse : .forward
      return key
    }
    return list
  }

  fileprivate func limited(to limit: Int, offset: Int? = nil) -> Self {
    var list = self
    (list.fetchLimit, list.fetchOffset) = (limit, offset)
    return list
  }

  fileprivate func cursor(at key: RowKey) throws(PersistenceError) -> FetchCursor<Model> {
    try FetchCursor(in: self, at: key.time, key.number)
  }
}
