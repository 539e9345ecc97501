#include "benchmark_pq.h"
#include <dlfcn.h>
#include <stddef.h>

static void *library(void) {
  static void *loaded;
  if (!loaded) loaded = dlopen("libpq.so.5", RTLD_NOW);
  if (!loaded) loaded = dlopen("/opt/homebrew/opt/libpq/lib/libpq.5.dylib", RTLD_NOW);
  return loaded;
}

#define FUNCTION(result, name, ...)                                                                                    \
  static result (*call)(__VA_ARGS__);                                                                                  \
  if (!call) call = (result(*)(__VA_ARGS__))dlsym(library(), #name)

static int benchmark_status(const benchmark_result *result) {
  FUNCTION(int, PQresultStatus, const benchmark_result *);
  return call(result);
}

benchmark_connection *benchmark_connect(const char *address) {
  if (!library()) return NULL;
  FUNCTION(benchmark_connection *, PQconnectdb, const char *);
  return call(address);
}

void benchmark_close(benchmark_connection *connection) {
  FUNCTION(void, PQfinish, benchmark_connection *);
  call(connection);
}

static int is_done(benchmark_result *result) {
  int status = benchmark_status(result);
  benchmark_clear(result);
  return status == 1 || status == 2;
}

int benchmark_execute(benchmark_connection *connection, const char *sql) {
  FUNCTION(benchmark_result *, PQexec, benchmark_connection *, const char *);
  return is_done(call(connection, sql));
}

int benchmark_prepare(benchmark_connection *connection, const char *name, const char *sql, int count,
                      const unsigned *types) {
  FUNCTION(benchmark_result *, PQprepare, benchmark_connection *, const char *, const char *, int, const unsigned *);
  return is_done(call(connection, name, sql, count, types));
}

benchmark_result *benchmark_run(benchmark_connection *connection, const char *name, int count,
                                const char *const *values, const int *lengths, const int *formats) {
  FUNCTION(benchmark_result *, PQexecPrepared, benchmark_connection *, const char *, int, const char *const *,
           const int *, const int *, int);
  benchmark_result *result = call(connection, name, count, values, lengths, formats, 1);
  int status = benchmark_status(result);
  if (status == 1 || status == 2) return result;
  benchmark_clear(result);
  return NULL;
}

int benchmark_rows(const benchmark_result *result) {
  FUNCTION(int, PQntuples, const benchmark_result *);
  return call(result);
}

int benchmark_columns(const benchmark_result *result) {
  FUNCTION(int, PQnfields, const benchmark_result *);
  return call(result);
}

const char *benchmark_value(const benchmark_result *result, int row, int column) {
  FUNCTION(const char *, PQgetvalue, const benchmark_result *, int, int);
  return call(result, row, column);
}

int benchmark_length(const benchmark_result *result, int row, int column) {
  FUNCTION(int, PQgetlength, const benchmark_result *, int, int);
  return call(result, row, column);
}

void benchmark_clear(benchmark_result *result) {
  FUNCTION(void, PQclear, benchmark_result *);
  call(result);
}

int benchmark_begin_copy(benchmark_connection *connection, const char *sql) {
  FUNCTION(benchmark_result *, PQexec, benchmark_connection *, const char *);
  benchmark_result *result = call(connection, sql);
  int status = benchmark_status(result);
  benchmark_clear(result);
  return status == 3 || status == 4;
}

int benchmark_copied(benchmark_connection *connection, char **part) {
  FUNCTION(int, PQgetCopyData, benchmark_connection *, char **, int);
  int count = call(connection, part, 0);
  if (count >= 0) return count;
  {
    FUNCTION(benchmark_result *, PQgetResult, benchmark_connection *);
    benchmark_result *result;
    while ((result = call(connection))) benchmark_clear(result);
  }
  return -1;
}

void benchmark_free(char *part) {
  FUNCTION(void, PQfreemem, void *);
  call(part);
}

int benchmark_send(benchmark_connection *connection, const char *bytes, int count) {
  FUNCTION(int, PQputCopyData, benchmark_connection *, const char *, int);
  return call(connection, bytes, count) == 1;
}

int benchmark_end_copy(benchmark_connection *connection) {
  FUNCTION(int, PQputCopyEnd, benchmark_connection *, const char *);
  if (call(connection, NULL) != 1) return 0;
  int done = 1;
  {
    FUNCTION(benchmark_result *, PQgetResult, benchmark_connection *);
    benchmark_result *result;
    while ((result = call(connection))) done = is_done(result) && done;
  }
  return done;
}
