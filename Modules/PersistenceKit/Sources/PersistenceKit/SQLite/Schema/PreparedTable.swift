/// A model's table on one connection.
final class PreparedTable<Model: PersistentModel> {
  let table: SQLiteTable<Model>
  let insert: Statement
  let update: Statement
  let delete: Statement
  let selectByKey: Statement
  /// Its text is made when it is first needed, because few models are ever upserted.
  lazy var upsert = Statement(table.upsert, database: database)
  private let database: OpaquePointer

  init(_ table: SQLiteTable<Model>, database: OpaquePointer) {
    self.table = table
    self.database = database
    insert = Statement(table.insert, database: database)
    update = Statement(table.update, database: database)
    delete = Statement(table.delete, database: database)
    selectByKey = Statement(table.select(where: Schema<Model>.keyName), database: database)
  }
}
