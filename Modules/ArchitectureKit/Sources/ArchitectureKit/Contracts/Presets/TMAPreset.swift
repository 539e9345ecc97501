extension Preset {
  static let tmaText = """
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
          "kind": "independence",
          "name": "features know no feature",
          "advice": "Let the app bring them together.",
          "modules": ["@features"],
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
          "advice": "An interface has the protocol and its key, and no implementation.",
          "from": ["@interfaces"],
          "to": ["@interfaces", "@sources", "@features", "@apps"],
        },
        {
          "kind": "independence",
          "name": "sources know no sources",
          "advice": "Import the other one's interface.",
          "modules": ["@sources"],
        },
        {
          // Features and interfaces are told by contracts of their own.
          "kind": "protected",
          "name": "live values are the app's",
          "advice": "Wire it in the app's composition.",
          "modules": ["@sources"],
          "importers": ["@apps", "@features", "@interfaces"],
        },
        { "kind": "acyclic" },
        { "kind": "undeclared-import" },
      ],
    }
    """
}
