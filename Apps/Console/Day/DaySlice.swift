import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Days.
  static let day = Slice(
    commands: [DayCommand.self], section: .time,
    schemas: DayJSON.schemas
  ) { values, storage in
    values.dayProvider = DefaultDayStore(repository: DefaultDayRepository(storage: storage))
    return []
  }
}
