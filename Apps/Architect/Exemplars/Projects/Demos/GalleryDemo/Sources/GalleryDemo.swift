import DependencyKit
import Foundation  // scaffold: with domain
import GalleryFeature
import SampleDomainInterface  // scaffold: with domain

/// Shows the feature by itself, on doubles: its screen, then once more after each line of the input, which is the title of
/// a button.
@main
enum GalleryDemo {
  @MainActor
  static func main() async {
    let screen = LiveGalleryFeatureBuilder().build(dependencies)
    await screen.appear()
    show(screen)
    while let line = readLine() {
      await screen.tap(line)
      for command in screen.takeCommands() { print("The app is asked: \(command)") }
      show(screen)
    }
  }

  /// What the feature uses here. A value that is missing ends the program, and is named.
  @MainActor
  private static var dependencies: DependencyValues {
    var values = DependencyValues()
    values.shared = SharedState()
    // scaffold: with domain {
    #if DEBUG
      let samples = (1...3).map { number in
        SampleEntity(id: "\(number)", name: "Sample \(number)", createdAt: Date(timeIntervalSince1970: Double(number)))
      }
      values.sampleUseCase = PreviewSampleUseCase(samples)
    #endif
    // scaffold: }
    return values
  }

  @MainActor
  private static func show(_ screen: any GalleryFeatureScreen) {
    let buttons = screen.buttons.map { "[\($0)]" }.joined(separator: " ")
    print(([screen.title] + screen.lines + [buttons]).joined(separator: "\n"), terminator: "\n\n")
  }
}
