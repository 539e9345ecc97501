// A library for LD_PRELOAD that makes the n-th call of a kind fail, on files below one folder. `endurance faults` builds
// it; no product has it. The environment says what fails:
//
//   FAULT_FOLDER  the folder; calls on other files are neither counted nor failed
//   FAULT_CALL    write, fsync, rename, truncate, open, unlink, mmap or lock
//   FAULT_NUMBER  which call of that kind fails, counted from 1; 0 for none
//   FAULT_ERRNO   the error; 0 makes a write short, half of it
//   FAULT_STAYS   1 makes every later call of the kind fail too, as on a disk that stays full
//   FAULT_LIES    1 carries the call out and reports the error all the same: the control
//   FAULT_LOG     a file that gets a line for each call that failed, or, with FAULT_NUMBER 0, for each call
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static atomic_int counted;

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value ? value : "";
}

static int is_below(const char *path) {
  const char *folder = setting("FAULT_FOLDER");
  size_t length = strlen(folder);
  return length > 0 && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

// Relative paths are those of the working folder, which the campaign sets to the same one.
static int concerns_path(int folder, const char *path) {
  if (path[0] == '/') return is_below(path);
  char whole[PATH_MAX];
  if (folder == AT_FDCWD) return getcwd(whole, sizeof whole) && is_below(whole);
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
  ssize_t length = readlink(link, whole, sizeof whole - 1);
  if (length < 0) return 0;
  whole[length] = 0;
  return is_below(whole);
}

static int concerns_file(int file) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

static void note(const char *call) {
  int error = errno;
  __typeof__(&open) really_open = (__typeof__(&open))dlsym(RTLD_NEXT, "open");
  __typeof__(&write) really_write = (__typeof__(&write))dlsym(RTLD_NEXT, "write");
  int log = really_open(setting("FAULT_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (log >= 0) {
    char line[32];
    int length = snprintf(line, sizeof line, "%s\n", call);
    if (really_write(log, line, (size_t)length) < 0) abort();
    close(log);
  }
  errno = error;
}

// Whether this call fails: 0, or 1 with errno set.
static int fails(const char *call) {
  int number = atoi(setting("FAULT_NUMBER"));
  if (number == 0) {
    note(call);
    return 0;
  }
  if (strcmp(call, setting("FAULT_CALL")) != 0) return 0;
  int which = atomic_fetch_add(&counted, 1) + 1;
  int is_late = which > number && atoi(setting("FAULT_STAYS"));
  if (which != number && !is_late) return 0;
  note(call);
  errno = atoi(setting("FAULT_ERRNO"));
  return 1;
}

static int lies(void) { return atoi(setting("FAULT_LIES")); }

// A call that fails, with what it would have done: a lie does that first.
#define FAIL_OR(call, concerned, failure, carry_out)  \
  do {                                                \
    if ((concerned) && fails(call)) {                 \
      int error = errno;                              \
      if (lies()) (void)!(long)(carry_out);           \
      errno = error;                                  \
      return failure;                                 \
    }                                                 \
    return carry_out;                                 \
  } while (0)

// A short write writes half of its bytes; with an error it writes none.
#define WRITE_OR(carry_out, carry_out_half)                        \
  do {                                                             \
    if (size > 1 && concerns_file(file) && fails("write")) {       \
      if (errno == 0) return carry_out_half;                       \
      int error = errno;                                           \
      if (lies()) (void)!(carry_out);                              \
      errno = error;                                               \
      return -1;                                                   \
    }                                                              \
    return carry_out;                                              \
  } while (0)

ssize_t write(int file, const void *bytes, size_t size) {
  REAL(write);
  WRITE_OR(real(file, bytes, size), real(file, bytes, size / 2));
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) {
  REAL(pwrite);
  WRITE_OR(real(file, bytes, size, offset), real(file, bytes, size / 2, offset));
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
  REAL(pwrite64);
  WRITE_OR(real(file, bytes, size, offset), real(file, bytes, size / 2, offset));
}

int fsync(int file) {
  REAL(fsync);
  FAIL_OR("fsync", concerns_file(file), -1, real(file));
}

int fdatasync(int file) {
  REAL(fdatasync);
  FAIL_OR("fsync", concerns_file(file), -1, real(file));
}

int rename(const char *old, const char *new) {
  REAL(rename);
  FAIL_OR("rename", concerns_path(AT_FDCWD, new), -1, real(old, new));
}

int renameat(int from, const char *old, int to, const char *new) {
  REAL(renameat);
  FAIL_OR("rename", concerns_path(to, new), -1, real(from, old, to, new));
}

int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
  REAL(renameat2);
  FAIL_OR("rename", concerns_path(to, new), -1, real(from, old, to, new, flags));
}

int link(const char *old, const char *new) {
  REAL(link);
  FAIL_OR("rename", concerns_path(AT_FDCWD, new), -1, real(old, new));
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  REAL(linkat);
  FAIL_OR("rename", concerns_path(to, new), -1, real(from, old, to, new, flags));
}

int truncate(const char *path, off_t size) {
  REAL(truncate);
  FAIL_OR("truncate", concerns_path(AT_FDCWD, path), -1, real(path, size));
}

int ftruncate(int file, off_t size) {
  REAL(ftruncate);
  FAIL_OR("truncate", concerns_file(file), -1, real(file, size));
}

int ftruncate64(int file, off64_t size) {
  REAL(ftruncate64);
  FAIL_OR("truncate", concerns_file(file), -1, real(file, size));
}

int unlink(const char *path) {
  REAL(unlink);
  FAIL_OR("unlink", concerns_path(AT_FDCWD, path), -1, real(path));
}

int unlinkat(int folder, const char *path, int flags) {
  REAL(unlinkat);
  FAIL_OR("unlink", concerns_path(folder, path), -1, real(folder, path, flags));
}

int rmdir(const char *path) {
  REAL(rmdir);
  FAIL_OR("unlink", concerns_path(AT_FDCWD, path), -1, real(path));
}

void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  REAL(mmap);
  FAIL_OR("mmap", file >= 0 && concerns_file(file), MAP_FAILED, real(address, size, protection, flags, file, offset));
}

void *mmap64(void *address, size_t size, int protection, int flags, int file, off64_t offset) {
  REAL(mmap64);
  FAIL_OR("mmap", file >= 0 && concerns_file(file), MAP_FAILED, real(address, size, protection, flags, file, offset));
}

int flock(int file, int operation) {
  REAL(flock);
  FAIL_OR("lock", !(operation & LOCK_UN) && concerns_file(file), -1, real(file, operation));
}

#define MODE_OF(flags)                    \
  mode_t mode = 0;                        \
  if ((flags) & (O_CREAT | O_TMPFILE)) {  \
    va_list rest;                         \
    va_start(rest, flags);                \
    mode = va_arg(rest, mode_t);          \
    va_end(rest);                         \
  }

int open(const char *path, int flags, ...) {
  REAL(open);
  MODE_OF(flags)
  FAIL_OR("open", concerns_path(AT_FDCWD, path), -1, real(path, flags, mode));
}

int open64(const char *path, int flags, ...) {
  REAL(open64);
  MODE_OF(flags)
  FAIL_OR("open", concerns_path(AT_FDCWD, path), -1, real(path, flags, mode));
}

int openat(int folder, const char *path, int flags, ...) {
  REAL(openat);
  MODE_OF(flags)
  FAIL_OR("open", concerns_path(folder, path), -1, real(folder, path, flags, mode));
}

int openat64(int folder, const char *path, int flags, ...) {
  REAL(openat64);
  MODE_OF(flags)
  FAIL_OR("open", concerns_path(folder, path), -1, real(folder, path, flags, mode));
}

static int is_lock(int command, void *argument) {
  if (command != F_SETLK && command != F_SETLKW && command != F_OFD_SETLK && command != F_OFD_SETLKW) return 0;
  return ((struct flock *)argument)->l_type != F_UNLCK;
}

int fcntl(int file, int command, ...) {
  REAL(fcntl);
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  FAIL_OR("lock", is_lock(command, argument) && concerns_file(file), -1, real(file, command, argument));
}

int fcntl64(int file, int command, ...) {
  REAL(fcntl64);
  va_list rest;
  va_start(rest, command);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  FAIL_OR("lock", is_lock(command, argument) && concerns_file(file), -1, real(file, command, argument));
}
