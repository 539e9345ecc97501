import DependencyKit
import SampleDomainInterface  // scaffold: with domain

/// The screen of the feature, which follows its model.
public struct GalleryFeatureView: GalleryFeatureScreen {
  private let model: GalleryFeatureModel

  /// A screen that shows the state of a model.
  public init(model: GalleryFeatureModel) { self.model = model }

  public var title: String { model.state.title }

  public var lines: [String] {
    greeting
      + rows  // scaffold: with domain
  }

  public var buttons: [String] {
    [model.isCompact ? "More" : "Less", "Retry"]
      + model.state.samples.map(\.name)  // scaffold: with domain
  }

  public func appear() async { await model.send(.view(.onAppear)) }

  public func tap(_ button: String) async {
    switch button {
    case "Less", "More": await model.send(.view(.compactButtonTapped))
    case "Retry": await model.send(.view(.retryButtonTapped))
    default:
      // scaffold: with domain {
      if let row = model.state.samples.first(where: { $0.name == button }) {
        await model.send(.view(.rowTapped(id: row.id)))
      }
      // scaffold: }
      break
    }
  }

  public func takeCommands() -> [GalleryFeatureCommand] {
    model.commands.take().map { command in
      switch command {
      case .didRequestRetry: .retry
      case .didFailToStore(let reason): .alert("Not stored: \(reason)")
      }
    }
  }

  private var greeting: [String] { model.state.isLoading ? ["Loading …"] : model.isCompact ? [] : ["Welcome."] }

  // scaffold: with domain {
  private var rows: [String] {
    if let problem = model.state.problem { return [problem] }
    return model.state.samples.map { ($0.id == model.selectedSample ? "* " : "- ") + $0.name }
  }
  // scaffold: }
}
