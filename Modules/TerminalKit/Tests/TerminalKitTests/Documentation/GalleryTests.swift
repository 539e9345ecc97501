import Foundation
import TerminalKit
import Testing

/// The pictures of Gallery.md, which `make gallery` makes.
@MainActor @Suite struct GalleryTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let isMaking = ProcessInfo.processInfo.environment["TERMINALKIT_GALLERY"] != nil

  @Test func `the pictures are those of the views as they are drawn`() throws {
    for picture in Gallery.pictures {
      var environment = EnvironmentValues(width: picture.width, colorDepth: .ansi256)
      environment.height = picture.height
      let frame = Frame(picture.view.lines(in: environment), width: picture.width, height: picture.height)
      try hold(frame.svg(title: picture.title), in: "Pictures/\(picture.name).svg")
    }
    let parts = Gallery.pictures.map { "## \($0.title)\n\n![\($0.title)](Pictures/\($0.name).svg)\n" }
    let page = "# Gallery\n\nMade by `make gallery` from Tests/TerminalKitTests/Documentation/Gallery.swift.\n\n"
    try hold(page + parts.joined(separator: "\n"), in: "Gallery.md")
  }

  private func hold(_ text: String, in path: String) throws {
    let file = Self.package.appending(path: path)
    if Self.isMaking {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept == text, "make gallery")
    }
  }
}
