public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

extension DefaultDataContextManager {
  /// Opens a real file as the program does, with a history whose steps all have the label of a double.
  public convenience init(url: URL, isDryRun: Bool = false, asOf moment: PastMoment? = nil) {
    self.init(url: url, isDryRun: isDryRun, asOf: moment) { .mock }
  }
}
