extension Preset {
  static let cleanText = """
    {
      // Presentation -> domain <- data. The domain knows neither.
      "groups": {
        "domain": ["*Domain"],
        "data": ["*Data", "*Repo", "*Repositories"],
        "presentation": ["*Presentation", "*Feature", "*UI"],
        "frameworks": ["SwiftUI", "UIKit", "AppKit", "CoreData", "SwiftData"],
        "mocks": ["*Mock", "*Mocks"],
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
          // The root may import data to put it in; its view models may not.
          "kind": "forbidden-import",
          "name": "view models know use cases",
          "advice": "Ask a use case; the root hands over its repository.",
          "from": ["*", "!@presentation"],
          "files": ["**/*ViewModel.swift"],
          "to": ["@data"],
          "optional": true,
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
          "optional": true,
        },
        {
          "kind": "protected",
          "name": "doubles stay outside",
          "advice": "Only tests and doubles import doubles.",
          "modules": ["@mocks"],
          "optional": true,
        },
        {
          "kind": "forbidden-code",
          "id": "doubles-apart",
          "advice": "Move the double to a module of doubles.",
          "modules": ["*", "!@mocks"],
          "patterns": ["struct Mock*", "class Mock*", "actor Mock*"],
        },
        { "kind": "acyclic" },
        { "kind": "undeclared-import" },
      ],
    }
    """
}
