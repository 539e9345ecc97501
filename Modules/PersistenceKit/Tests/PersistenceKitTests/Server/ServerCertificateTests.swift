import Foundation
import Testing

@testable import PersistenceKit

// Elsewhere a machine has one address of its own only.
#if os(Linux)
  /// A server that isn't a socket of this machine has to show who it is. It listens on two of the machine's own addresses,
  /// which count as another host's; its certificate is for one of them.
  @Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
  struct ServerCertificateTests {
    private static let port = Int.random(in: 20_000...32_000)

    /// An authority, what it has signed for 127.0.0.2, and another authority.
    private static let preparation = #"""
      key="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
      for name in authority other; do
        openssl req -x509 $key -days 2 -subj "/CN=$name" -keyout "$name.key" -out "$name.crt"
      done
      openssl req $key -subj /CN=127.0.0.2 -keyout data/server.key -out server.csr
      printf 'subjectAltName=IP:127.0.0.2' >names
      openssl x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -days 2 -extfile names \
        -out data/server.crt
      chmod 600 data/server.key
      [ "$(id -u)" != 0 ] || chown nobody:nogroup data/server.key data/server.crt
      printf 'ssl = on\n' >>data/postgresql.conf
      printf 'host all all 127.0.0.0/8 trust\n' >>data/pg_hba.conf
      """#

    @Test func `a server shows a certificate of its name, signed by whom the member trusts`() throws {
      let cluster = try #require(
        ServerCluster.start(
          after: Self.preparation, options: "-c listen_addresses=127.0.0.2,127.0.0.3 -p \(Self.port)"))
      defer { cluster.stop() }
      func open(_ host: String, _ settings: String) throws {
        let text = "postgresql://tester@\(host):\(Self.port)/postgres?book=home\(settings)"
        let configuration = ModelConfiguration(location: .server(try ServerAddress(text)))
        try ModelContainer(for: Library.models, configuration: configuration).close()
      }
      let trusted = "&sslrootcert=\(cluster.folder)/authority.crt"
      try open("127.0.0.2", trusted)
      for (host, settings, words) in [
        ("127.0.0.3", trusted, "does not match host name"),
        ("127.0.0.2", "&sslrootcert=\(cluster.folder)/other.crt", "certificate verify failed"),
        ("127.0.0.2", "&sslrootcert=\(cluster.folder)/none.crt", "root certificate file"),
      ] {
        let error = failure { try open(host, settings) }
        guard case .cannotOpen(_, let reason) = error else {
          Issue.record("\(host)\(settings): \(String(describing: error))")
          continue
        }
        #expect(reason.contains(words))
      }
      // What the address says comes first.
      try open("127.0.0.3", "&sslmode=require")
      try open("127.0.0.3", "&sslmode=disable")
      let text = "postgresql://tester@/postgres?host=\(cluster.folder)&port=\(Self.port)"
      let connection = try PostgreSQLConnection(try ServerAddress(text), timeout: .seconds(5))
      try connection.execute("ALTER SYSTEM SET ssl = off")
      try connection.execute("SELECT pg_reload_conf()")
      for _ in 0..<100 where try connection.run("SHOW ssl").values(at: 0)[0] != .text("off") { usleep(20_000) }
      let refused = failure { try open("127.0.0.2", trusted) }
      guard case .cannotOpen(_, let reason) = refused else {
        Issue.record("\(String(describing: refused))")
        return
      }
      #expect(reason.contains("server does not support SSL"))
    }
  }
#endif
