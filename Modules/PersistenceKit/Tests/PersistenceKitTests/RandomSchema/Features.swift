import Foundation
import PersistenceKit

/// The features that columns are made of, each alone and as one that a row may lack.
enum Features {
  static let all: [any Feature.Type] = [
    Whole.self, Narrow.self, Fraction.self, Exact.self, Text.self, Flag.self, Mark.self, Moment.self, Bytes.self,
    DayOfYear.self, Kind.self, Link.self, Maybe<Whole>.self, Maybe<Narrow>.self, Maybe<Fraction>.self,
    Maybe<Exact>.self, Maybe<Text>.self, Maybe<Flag>.self, Maybe<Mark>.self, Maybe<Moment>.self, Maybe<Bytes>.self,
    Maybe<DayOfYear>.self, Maybe<Kind>.self, Maybe<Link>.self,
  ]

  enum Whole: OrderedFeature {
    static let values: [Int64] = [.min, -(1 << 40), -1, 0, 1, 7, 1 << 53, .max]
  }

  enum Narrow: OrderedFeature {
    static let values: [Int32] = [.min, -1, 0, 1, .max]
  }

  enum Fraction: OrderedFeature {
    static let values = [-1e300, -0.1, 0, 0.1, 2.5, 1e9, .infinity]
  }

  enum Exact: OrderedFeature {
    static let values = ["-12.5", "0", "0.1", "0.10000000001", "99999999999"].compactMap { Decimal(string: $0) }
  }

  /// Composed: another text is compared in another order in memory, as FetchDescriptor's documentation says.
  enum Text: OrderedFeature {
    static let values = RandomLibrary.texts.map(\.precomposedStringWithCanonicalMapping) + [""]
  }

  enum Flag: Feature {
    static let values = [false, true]
  }

  enum Mark: OrderedFeature {
    static let values = [0, 1, 1 << 31, 1 << 63, UInt64.max].map { UUID($0) }
  }

  enum Moment: OrderedFeature {
    static let values = RandomLibrary.moments
  }

  enum Bytes: Feature {
    static let values = RandomLibrary.covers
  }

  enum DayOfYear: OrderedFeature {
    static let values = RandomLibrary.days
  }

  enum Kind: Feature {
    static let values = Library.Genre.allCases
  }

  enum Link: Feature {
    static let values = ["https://example.org", "https://example.org/a%20b", "file:///tmp"].compactMap {
      URL(string: $0)
    }
  }
}
