/// Ready contracts for three schools. A contract file builds on one with `"extends"`, and says with `"groups"` which
/// modules play which part.
public enum Preset: String, Sendable, CaseIterable {
  /// Layers from the screens down to the storage, none skipped, doubles in modules of their own.
  case layered
  /// Modules in parts: interface, sources and composition.
  case tma
  /// The domain innermost; data and presentation know it, and not each other.
  case clean

  /// The contract file as text, with comments: what `architect init` prints, and what `"extends"` reads. It ends without
  /// a line break.
  public var text: String {
    switch self {
    case .layered: Self.layeredText
    case .tma: Self.tmaText
    case .clean: Self.cleanText
    }
  }

  private static let layeredText = """
    {
      // Layers, the highest first. Each knows only the next lower one, and what is shared.
      "groups": {
        "features": ["*Feature", "Features"],
        "providers": ["*Providers"],
        "stores": ["*Stores"],
        "repositories": ["*Repositories"],
        "persistence": ["*Persistence"],
        "models": ["*Models"],
        "utilities": ["*Utilities", "*Kit"],
        "mocks": ["*Mocks"],
        "roots": []
      },
      "contracts": [
        {
          "kind": "layers",
          "name": "bottom-up",
          "advice": "Ask the next lower layer, by its protocol.",
          "closed": true,
          "layers": [
            { "name": "features", "modules": ["@features", "!@mocks"], "optional": true },
            { "name": "providers", "modules": ["@providers", "!@mocks"] },
            { "name": "stores", "modules": ["@stores", "!@mocks"] },
            { "name": "repositories", "modules": ["@repositories", "!@mocks"] },
            { "name": "persistence", "modules": ["@persistence", "!@mocks"] },
            { "name": "models", "modules": ["@models", "!@mocks"], "shared": true, "optional": true },
            { "name": "utilities", "modules": ["@utilities", "!@mocks"], "shared": true, "optional": true },
          ],
        },
        {
          "kind": "protected",
          "name": "doubles stay outside",
          "advice": "Only tests, doubles and the composition root import doubles.",
          "modules": ["@mocks"],
          "importers": ["@roots"],
        },
        {
          "kind": "composition-root",
          "name": "known by protocol",
          "advice": "Take it as an argument, by its protocol.",
          "names": ["Default?*"],
          "modules": ["@roots"],
          "companions": ["Mocks"],
        },
        { "kind": "acyclic" },
        { "kind": "undeclared-import" },
      ],
    }
    """

  private static let tmaText = """
    {
      // A module is an interface, its sources, and for a feature its composition. Live wiring is the app's.
      "groups": {
        "apps": ["*App"],
        "features": ["*Feature"],
        "interfaces": ["*Interface"],
        "sources": ["*Sources"],
        "frameworks": ["ComposableArchitecture", "SwiftUI", "UIKit", "AppKit"],
      },
      "contracts": [
        {
          "kind": "forbidden-import",
          "name": "features know interfaces",
          "advice": "Import the interface; the app puts the sources in.",
          "from": ["@features"],
          "to": ["@sources"],
        },
        {
          "kind": "forbidden-import",
          "name": "domains and services know no framework of screens",
          "advice": "Keep it to Foundation and Dependencies.",
          "from": ["@interfaces", "@sources"],
          "to": ["@frameworks"],
        },
        {
          "kind": "forbidden-import",
          "name": "interfaces stand alone",
          "advice": "An interface has the protocol and its key, and nobody's implementation.",
          "from": ["@interfaces"],
          "to": ["@sources", "@features", "@apps"],
        },
        {
          "kind": "protected",
          "name": "live values are the app's",
          "advice": "Wire it in the app's composition.",
          "modules": ["@sources"],
          "importers": ["@apps"],
        },
        { "kind": "acyclic" },
        { "kind": "undeclared-import" },
      ],
    }
    """

  private static let cleanText = """
    {
      // Presentation -> domain <- data. The domain knows nobody.
      "groups": {
        "domain": ["*Domain"],
        "data": ["*Data", "*Repo", "*Repositories"],
        "presentation": ["*Presentation", "*Feature", "*UI"],
        "frameworks": ["SwiftUI", "UIKit", "AppKit", "CoreData", "SwiftData"],
        "roots": ["*App"],
      },
      "contracts": [
        {
          "kind": "forbidden-import",
          "name": "the domain is innermost",
          "advice": "Declare a protocol in the domain; let data or presentation conform.",
          "from": ["@domain"],
          "to": ["@data", "@presentation", "@frameworks"],
          "indirect": true,
        },
        {
          "kind": "forbidden-import",
          "name": "presentation knows use cases",
          "advice": "Ask a use case; the root hands over its repository.",
          "from": ["@presentation"],
          "to": ["@data"],
        },
        {
          "kind": "forbidden-import",
          "name": "data knows no screen",
          "advice": "Map to entities; what is shown is made of them.",
          "from": ["@data"],
          "to": ["@presentation"],
        },
        {
          "kind": "peers",
          "name": "repositories know no repository",
          "advice": "Let a use case ask both.",
          "names": ["*Repository"],
        },
        { "kind": "acyclic" },
        { "kind": "undeclared-import" },
      ],
    }
    """
}
