extension Preset {
  static let layeredText = """
    {
      // Layers, the highest first. Each knows only the next lower one, and what is shared.
      "groups": {
        "features": ["*Feature", "*Features"],
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
          "optional": true,
        },
        {
          "kind": "composition-root",
          "name": "known by protocol",
          "advice": "Take it as an argument, by its protocol.",
          "names": ["Default?*"],
          "modules": ["@roots"],
          "companions": ["Mocks"],
          "optional": true,
        },
        { "kind": "acyclic" },
        { "kind": "undeclared-import" },
      ],
    }
    """
}
