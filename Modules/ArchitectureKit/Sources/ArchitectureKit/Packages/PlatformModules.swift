/// Modules that no package has to declare.
enum PlatformModules {
  /// The modules of the toolchain, on one platform at least.
  static let toolchain: Set = [
    "Android", "BridgingHeader", "Builtin", "CRT", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc", "Musl", "Observation", "PackageDescription", "PackagePlugin", "RegexBuilder", "Runtime", "Swift",
    "SwiftShims", "Synchronization", "Testing", "WASILibc", "WinSDK", "XCTest", "_Builtin_float", "_Concurrency",
    "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile", "os", "ucrt",
  ]

  /// Those, and the frameworks of Apple's platforms that contracts are often about.
  static let all = toolchain.union([
    "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AppKit", "AuthenticationServices", "CloudKit", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreText", "CoreVideo", "Combine", "Contacts", "CryptoKit",
    "EventKit", "GameKit", "HealthKit", "JavaScriptCore", "LocalAuthentication", "MapKit", "MessageUI", "Metal",
    "MetalKit", "NaturalLanguage", "Network", "ObjectiveC", "PassKit", "PhotosUI", "Photos", "QuartzCore",
    "QuickLook", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit", "WebKit",
    "WidgetKit",
  ])
}
