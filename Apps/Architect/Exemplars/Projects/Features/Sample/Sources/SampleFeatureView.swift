/// The screen of the feature, which follows its model.
public struct SampleFeatureView: SampleFeatureScreen {
  private let model: SampleFeatureModel

  /// A screen that shows the state of a model.
  public init(model: SampleFeatureModel) { self.model = model }

  public var title: String { model.state.title }

  public var lines: [String] { [model.state.isLoading ? "Loading …" : "Welcome."] }

  public func appear() async { await model.send(.view(.onAppear)) }

  /// Asks the parent to try again.
  public func retry() async { await model.send(.view(.retryButtonTapped)) }
}
