import Foundation

/// How a property of a model is bound to a statement's parameter.
///
/// A property that stands in the model itself, in a form that the engine keeps, is read there: a closure that reads it
/// would cost as much as binding it.
@usableFromInline enum PropertyBinding: Sendable {
  /// A property of that form, at that offset of the model.
  case standing(StandingForm, Int)
  /// The row's number at that offset: 0 is bound as NULL.
  case number(Int)
  /// Any other.
  case computed(Binder)

  /// Binds a property of the model at an address.
  @usableFromInline typealias Binder =
    @Sendable (UnsafeRawPointer, borrowing Parameters, Int) throws(PersistenceError) -> Void

  /// - Parameters:
  ///   - offset: where the property stands in the model; nil when it doesn't.
  ///   - binder: binds it, whatever it is.
  @usableFromInline init<Value: ColumnValue>(of value: Value.Type, at offset: Int?, _ binder: @escaping Binder) {
    if let offset, let form = StandingForm(value) { self = .standing(form, offset) } else { self = .computed(binder) }
  }
}

/// The forms that are kept as they stand in a model.
@usableFromInline enum StandingForm: Sendable {
  case integer, real, text, uuid, data
  case optionalInteger, optionalReal, optionalText, optionalUUID, optionalData

  /// nil for a type that is kept in another form than its own.
  init?<Value>(_ type: Value.Type) {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(Int64.self): self = .integer
    case ObjectIdentifier(Double.self): self = .real
    case ObjectIdentifier(String.self): self = .text
    case ObjectIdentifier(UUID.self): self = .uuid
    case ObjectIdentifier(Data.self): self = .data
    case ObjectIdentifier(Int64?.self): self = .optionalInteger
    case ObjectIdentifier(Double?.self): self = .optionalReal
    case ObjectIdentifier(String?.self): self = .optionalText
    case ObjectIdentifier(UUID?.self): self = .optionalUUID
    case ObjectIdentifier(Data?.self): self = .optionalData
    default: return nil
    }
  }
}

extension Parameters {
  /// Binds properties of a model to parameters that follow each other.
  func bind<Model: PersistentModel>(
    _ bindings: [PropertyBinding], of model: borrowing Model, at first: Int
  ) throws(PersistenceError) {
    try withUnsafePointer(to: model) { model throws(PersistenceError) in
      try bind(bindings, ofModelAt: UnsafeRawPointer(model), at: first)
    }
  }

  private func bind(
    _ bindings: [PropertyBinding], ofModelAt model: UnsafeRawPointer, at first: Int
  ) throws(PersistenceError) {
    var index = first
    for binding in bindings {
      switch binding {
      case .standing(let form, let offset): try bind(form, standingAt: model + offset, at: index)
      case .number(let offset):
        let number = (model + offset).load(as: Int64.self)
        if number == 0 { try bindNull(at: index) } else { try bind(number, at: index) }
      case .computed(let bind): try bind(model, self, index)
      }
      index += 1
    }
  }

  private func bind(
    _ form: StandingForm, standingAt address: UnsafeRawPointer, at index: Int
  ) throws(PersistenceError) {
    switch form {
    case .integer: try bind(Int64.self, at: address, index)
    case .real: try bind(Double.self, at: address, index)
    case .text: try bind(String.self, at: address, index)
    case .uuid: try bind(UUID.self, at: address, index)
    case .data: try bind(Data.self, at: address, index)
    case .optionalInteger: try bind(Int64?.self, at: address, index)
    case .optionalReal: try bind(Double?.self, at: address, index)
    case .optionalText: try bind(String?.self, at: address, index)
    case .optionalUUID: try bind(UUID?.self, at: address, index)
    case .optionalData: try bind(Data?.self, at: address, index)
    }
  }

  @inline(__always) private func bind<Value: StoredValue>(
    _ type: Value.Type, at address: UnsafeRawPointer, _ index: Int
  ) throws(PersistenceError) {
    try address.assumingMemoryBound(to: type).pointee.bind(to: self, at: index)
  }
}
