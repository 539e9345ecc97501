import Foundation
import ModuloUtilities

extension TrackingState: Codable {
  /// The version of the form in which a session is saved. A later one isn't read.
  private static let version = 1

  private enum CodingKeys: String, CodingKey {
    case version, id, block, zone, spans
  }

  /// - Throws: `DecodingError` for a value of another version, or that no command could have left.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "the version \(version) isn't known")
    }
    let zone = try TimeZone(saved: try container.decode(String.self, forKey: .zone), at: container.codingPath)
    let state = TrackingState(
      id: try container.decode(UUID.self, forKey: .id), blockID: try container.decode(UUID.self, forKey: .block),
      spans: try container.decode([SavedSpan].self, forKey: .spans).map { try $0.span(in: zone) })
    guard let state else {
      throw DecodingError.dataCorruptedError(
        forKey: .spans, in: container, debugDescription: "the times don't follow each other")
    }
    self = state
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(blockID, forKey: .block)
    try container.encode(zone.identifier, forKey: .zone)
    try container.encode(spans.map { SavedSpan($0, startedIn: zone) }, forKey: .spans)
  }
}

/// A span as it is saved: with its zone only where that isn't the one in which the session was started. So a session
/// that stayed in one zone has the form that it always had.
private struct SavedSpan: Codable {
  let start: Instant
  let end: Instant?
  let zone: String?

  init(_ span: TrackingState.Span, startedIn zone: TimeZone) {
    (start, end) = (span.start, span.end)
    self.zone = span.zone == zone ? nil : span.zone.identifier
  }

  func span(in zone: TimeZone) throws -> TrackingState.Span {
    let own = try self.zone.map { try TimeZone(saved: $0, at: []) }
    return TrackingState.Span(start: start, end: end, zone: own ?? zone)
  }
}

extension TimeZone {
  /// - Throws: `DecodingError` for a name that no zone has.
  fileprivate init(saved name: String, at path: [any CodingKey]) throws {
    guard let zone = TimeZone(identifier: name) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: path, debugDescription: "the time zone \(name) isn't known"))
    }
    self = zone
  }
}
