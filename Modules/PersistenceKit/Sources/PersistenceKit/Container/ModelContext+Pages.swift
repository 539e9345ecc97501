extension ModelContext {
  /// One page of what `fetch` would return; the descriptor's limit is the size of a page, and without one everything is
  /// one page.
  ///
  /// With an index in the descriptor's order, or in the order of insertion, a page costs the same however deep it is,
  /// and one row more than it holds is read. In another order every page sorts what matches. Pages are read when they
  /// are asked for, each as things are then: no row is returned twice and none is left out, except those whose place in
  /// the order changed meanwhile. Pass the same predicate and order with a cursor as without one.
  ///
  /// - Parameters:
  ///   - descriptor: which models, in which order, and as its limit how many to a page.
  ///   - cursor: what the page before says is next; nil for the first page.
  /// - Throws: as `fetch`; `unsupported` for an offset, and for a cursor of another model or order; `misuse` for pages
  ///   without a model.
  public func fetchPage<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, after cursor: FetchCursor<Model>? = nil
  ) throws(PersistenceError) -> FetchPage<Model> {
    try begin(reading: Model.self, matching: descriptor.predicate)
    let order = try descriptor.pageOrder()
    guard descriptor.limit != 0 else { throw .misuse("a page needs room for a model") }
    let page = try batch(of: descriptor, in: order, after: cursor?.position(in: order))
    return FetchPage(models: page.models, next: page.hasMore ? page.last.map { FetchCursor($0, in: order) } : nil)
  }

  /// Gives the body every model that `fetch` would return, in that order, with no more than a batch of them in memory.
  ///
  /// With an index in the descriptor's order, or in the order of insertion, the batches are pages, which together cost
  /// about one fetch. In another order the ids of all that match are sorted once and kept, and each model is looked up
  /// by its id. In memory no order has an index but that of insertion.
  ///
  /// The body may write, to the same table too. Batches are read when it is their turn: a model whose place in the
  /// order it changes, that it lets match no longer, or that it adds after the current one, may be passed or not; one
  /// that it deletes isn't. The limit holds all the same.
  ///
  /// - Parameters:
  ///   - descriptor: which models, in which order.
  ///   - batchSize: how many models are read at a time; with less than 1 it is `misuse`.
  ///   - body: what it throws ends the enumeration.
  /// - Throws: as `fetch`, and what the body throws; an error that isn't a `PersistenceError` as `thrown`.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 1_000, _ body: (Model) throws -> Void
  ) throws(PersistenceError) {
    guard batchSize > 0 else { throw .misuse("a batch needs room for a model") }
    if try session.sorts(descriptor) {
      try enumerateByID(descriptor, batchSize, body)
    } else {
      try enumerateByPage(descriptor, batchSize, body)
    }
  }
}

extension ModelContext {
  private func enumerateByPage<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, _ batchSize: Int, _ body: (Model) throws -> Void
  ) throws(PersistenceError) {
    let order = try QueryOrder(of: descriptor)
    var (batch, position, remaining) = (descriptor, [SQLValue]?.none, descriptor.limit ?? .max)
    while remaining > 0 {
      try begin(reading: Model.self, matching: descriptor.predicate)
      batch.fetchLimit = min(batchSize, remaining)
      let found = try self.batch(of: batch, in: order, after: position)
      try pass(found.models, to: body)
      // After a full batch there may be rows that the body has only just added.
      guard let last = found.last else { return }
      (position, batch.fetchOffset, remaining) = (last, nil, remaining - found.models.count)
    }
  }

  /// A page of rows that have to be sorted costs sorting them all, so they are sorted once, by their ids.
  private func enumerateByID<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, _ batchSize: Int, _ body: (Model) throws -> Void
  ) throws(PersistenceError) {
    var remaining = try fetchIdentifiers(descriptor)[...]
    while !remaining.isEmpty {
      var models: [Model] = []
      for id in remaining.prefix(batchSize) {
        // The body may have deleted it.
        if let model = try model(Model.self, for: id) { models.append(model) }
      }
      try pass(models, to: body)
      remaining = remaining.dropFirst(batchSize)
    }
  }

  private func pass<Model>(_ models: [Model], to body: (Model) throws -> Void) throws(PersistenceError) {
    for model in models {
      do { try body(model) } catch { throw PersistenceError(wrapping: error) }
    }
  }
}

extension FetchDescriptor {
  /// The order in which a cursor is a place.
  ///
  /// Throws `unsupported` for an offset, and for a sort without a column.
  func pageOrder() throws(PersistenceError) -> QueryOrder {
    guard skipped == 0 else {
      throw .unsupported(construct: "an offset before a page", advice: "pass the cursor of the page before")
    }
    return try QueryOrder(of: self)
  }
}

extension ModelContext {
  /// As many models as the descriptor's limit allows, after a position.
  private func batch<Model: PersistentModel>(
    of descriptor: FetchDescriptor<Model>, in order: QueryOrder, after position: [SQLValue]?
  ) throws(PersistenceError) -> ModelBatch<Model> {
    let size = descriptor.limit ?? .max
    var one = descriptor
    one.fetchLimit = size < .max ? size + 1 : nil
    let selection = RowSelection(descriptor: one, position: position.map { ($0, order) })
    let batch = try session.batch(of: size, in: selection, order)
    decoded.add(batch.models.count, of: Model.self)
    return batch
  }
}
