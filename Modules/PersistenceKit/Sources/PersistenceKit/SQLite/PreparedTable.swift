/// A model's table on one connection.
final class PreparedTable<Model: PersistentModel> {
  let table: Table<Model>
  let insert: Statement
  let update: Statement
  let delete: Statement
  let selectByKey: Statement

  init(_ table: Table<Model>, database: OpaquePointer) {
    self.table = table
    insert = Statement(table.insert, database: database)
    update = Statement(table.update, database: database)
    delete = Statement(table.delete, database: database)
    selectByKey = Statement(table.select(where: Schema<Model>.keyName), database: database)
  }
}
