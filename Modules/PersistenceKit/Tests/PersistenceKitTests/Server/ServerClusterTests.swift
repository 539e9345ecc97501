import Foundation
import PersistenceKit
import Testing

@Suite struct ServerClusterTests {
  private static let isRequired = ProcessInfo.processInfo.environment["CI"] == "1"

  @Test(
    .enabled(
      if: ServerCluster.isInstalled || isRequired,
      "PostgreSQL isn't installed, so that no test has run on a server: .ci/setup --server installs it"))
  func `the suites of all engines run on a server too`() {
    let isThere = ServerCluster.shared != nil
    let isTried = Engine.allCases.contains(.server)
    #expect(isThere)
    #expect(isTried)
  }
}
