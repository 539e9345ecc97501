/// Copies everything that one transaction sees into the empty database of another one, and compares what is there then.
struct DatabaseCopy {
  let source: any StorageSession
  let target: any StorageSession
  /// Whether the steps of the history are left out. The next one gets the number that it would have got.
  var omitsHistory = false
  let cancellation: Cancellation?

  /// - Throws: `notEmpty`; `damaged` when a row isn't what its checksum says, or arrives as something else.
  func run(_ models: [any PersistentModel.Type]) throws(PersistenceError) -> TransferSummary {
    for model in models { try target.requireEmpty(model) }
    try target.beginLoading()
    var copied: [CopiedTable] = []
    for model in models { copied.append(try copy(model)) }
    if let row = try target.endLoading(of: copied.map(\.name)) {
      let fault = IntegrityFault.dangling(table: row.table, number: row.number, column: row.column)
      throw .damaged(detail: fault.description)
    }
    for (model, table) in zip(models, copied) { try compare(model, with: table) }
    return TransferSummary(rows: Dictionary(copied.map { ($0.name, $0.digests.count) }) { $0 + $1 })
  }

  private func copy<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) -> CopiedTable {
    var table = CopiedTable(name: model.schema.table)
    if !(omitsHistory && model == HistoryStep.self) {
      try source.forEachRow(of: model) { number, row throws(PersistenceError) in
        try cancellation?.check()
        let found = try Model(row: row)
        let values = model.schema.numbered(try model.schema.values(of: found), number)
        try target.load(found, number: number, values: values)
        table.digests.append(CopiedTable.digest(number, values))
      }
    }
    try target.setLastNumber(try source.lastNumber(of: model, isVerified: true), of: model)
    return table
  }

  private func compare<Model: PersistentModel>(
    _ model: Model.Type, with table: CopiedTable
  ) throws(PersistenceError) {
    var index = 0
    try target.forEachRow(of: model) { number, row throws(PersistenceError) in
      try cancellation?.check()
      let values = model.schema.numbered(try model.schema.values(of: Model(row: row)), number)
      let isCopied = index < table.digests.count && table.digests[index] == CopiedTable.digest(number, values)
      if !isCopied { throw .damaged(detail: "\(table.name) #\(number) isn't what was copied") }
      index += 1
    }
    if index < table.digests.count { throw .damaged(detail: "\(table.name) lacks rows that were copied") }
  }
}

/// The rows of a table that were copied, each as a hash: the rows themselves would take many times the memory.
private struct CopiedTable {
  let name: String
  var digests: [Int] = []

  static func digest(_ number: Int64, _ values: [SQLValue]) -> Int {
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(values)
    return hasher.finalize()
  }
}

extension StorageSession {
  /// - Throws: `notEmpty` when there are rows.
  func requireEmpty<Model: PersistentModel>(_ model: Model.Type) throws(PersistenceError) {
    if try fetchCount(FetchDescriptor<Model>()) > 0 { throw .notEmpty(table: model.schema.table) }
  }
}
