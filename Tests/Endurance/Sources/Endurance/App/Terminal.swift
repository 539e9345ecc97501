import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal that a run sits at.
final class Terminal {
  /// Our side.
  private let keyboard: FileHandle
  /// The program's side.
  let device: FileHandle

  init(columns: Int, rows: Int) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else { throw POSIXError(.EIO) }
    keyboard = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    device = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
  }

  /// Types bytes, as far as the terminal takes them: a program that reads nothing blocks nobody.
  func type(_ bytes: some Sequence<UInt8>) throws {
    var ready = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&ready, 1, 2_000) > 0 else { return }
    try keyboard.write(contentsOf: Data(bytes))
  }

  /// What the program has written.
  ///
  /// - Parameter milliseconds: How long to wait for the first bytes.
  func bytes(waiting milliseconds: Int32) -> Data {
    var ready = pollfd(fd: keyboard.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var bytes = Data()
    var patience = milliseconds
    while poll(&ready, 1, patience) > 0, ready.revents & Int16(POLLIN) != 0 {
      bytes += keyboard.availableData
      patience = 0
    }
    return bytes
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard.fileDescriptor, UInt(TIOCSWINSZ), &size)
  }
}
