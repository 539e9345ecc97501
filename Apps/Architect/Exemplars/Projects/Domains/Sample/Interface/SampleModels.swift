public import DependencyKit
public import Foundation

/// The entity, as the whole app knows it.
public struct SampleEntity: Identifiable, Hashable, Sendable {
  /// A UUID as text.
  public let id: String
  /// Never blank in the storage.
  public var name: String
  /// The moment of creation.
  public var createdAt: Date

  /// An entity of these values.
  public init(id: String, name: String, createdAt: Date) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
  }

  /// A new entity: with an identifier of its own, created now. Both come from the dependencies in force.
  public init(name: String) {
    let dependencies = DependencyValues.current
    self.init(id: dependencies.uuid().uuidString, name: name, createdAt: dependencies.date())
  }
}

/// Why samples couldn't be read or changed.
public enum SampleError: Error, Hashable, Sendable {
  /// There is none with the identifier.
  case notFound(identifier: String)
  /// The value breaks a rule.
  case validationFailed(reason: String)
  /// Another error, as text.
  case underlying(text: String)

  /// Any error as one of these; one that already is stays as it is.
  public init(wrapping error: any Error) {
    self = error as? SampleError ?? .underlying(text: "\(error)")
  }
}

extension SampleError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound(let identifier): "There is no sample “\(identifier)”."
    case .validationFailed(let reason): reason
    case .underlying(let text): text
    }
  }
}

extension SharedKey where Value == String? {
  /// The identifier of the sample that the user has chosen, in every feature; nil for none.
  public static var selectedSample: SharedKey { SharedKey("selectedSample", default: nil) }
}
