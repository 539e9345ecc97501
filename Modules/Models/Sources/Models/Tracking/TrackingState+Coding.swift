import Foundation
import ModuloUtilities

extension TrackingState: Codable {
  /// The version of the form in which a session is saved. A later one isn't read.
  private static let version = 1

  private enum CodingKeys: String, CodingKey {
    case version, id, group, block, zone, spans
  }

  /// - Throws: `DecodingError` for a value that is none of this version, or that no command could have left.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "the version \(version) isn't known")
    }
    let name = try container.decode(String.self, forKey: .zone)
    guard let zone = TimeZone(identifier: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .zone, in: container, debugDescription: "the time zone \(name) isn't known")
    }
    let state = TrackingState(
      id: try container.decode(UUID.self, forKey: .id), groupID: try container.decode(UUID.self, forKey: .group),
      blockID: try container.decode(UUID.self, forKey: .block), zone: zone,
      spans: try container.decode([Span].self, forKey: .spans))
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
    try container.encode(groupID, forKey: .group)
    try container.encode(blockID, forKey: .block)
    try container.encode(zone.identifier, forKey: .zone)
    try container.encode(spans, forKey: .spans)
  }
}
