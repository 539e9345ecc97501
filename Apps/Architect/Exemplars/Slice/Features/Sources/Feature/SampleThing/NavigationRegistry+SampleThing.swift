import ExemplarNavigation
public import ModuloCore
import ModuloModels
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of sample things.
  public func registerSampleThing(_ context: ScreenContext) {
    register(SampleThingDestination.self) { destination in
      switch destination {
      case .list: SampleThingsListScreen(viewModel: .init(context))
      case .create: SampleThingFormScreen(viewModel: .init(context, mode: .create))
      case .details(let sampleThing): SampleThingDetailsScreen(viewModel: .init(context, sampleThing: sampleThing))
      case .update(let sampleThing): SampleThingFormScreen(viewModel: .init(context, mode: .update(sampleThing)))
      case .deletion(let sampleThing): SampleThingDeletionScreen(viewModel: .init(context, sampleThing: sampleThing))
      }
    }
  }
}
