// The functions of libpq that the benchmarks call, loaded when the first one is: nothing of it is needed to build.
#ifndef BENCHMARK_PQ_H
#define BENCHMARK_PQ_H

typedef struct pg_conn benchmark_connection;
typedef struct pg_result benchmark_result;

// NULL where there is no libpq, or no server.
benchmark_connection *benchmark_connect(const char *address);
void benchmark_close(benchmark_connection *connection);

// 1 when the statements were done.
int benchmark_execute(benchmark_connection *connection, const char *sql);
int benchmark_prepare(benchmark_connection *connection, const char *name, const char *sql, int count,
                      const unsigned *types);

// The rows of a prepared statement in the binary format; NULL when it failed.
benchmark_result *benchmark_run(benchmark_connection *connection, const char *name, int count,
                                const char *const *values, const int *lengths, const int *formats);
int benchmark_rows(const benchmark_result *result);
int benchmark_columns(const benchmark_result *result);
const char *benchmark_value(const benchmark_result *result, int row, int column);
int benchmark_length(const benchmark_result *result, int row, int column);
void benchmark_clear(benchmark_result *result);

// The bytes of a COPY to the program, one part after the other: *part is to be freed; the size, or -1 at the end.
int benchmark_begin_copy(benchmark_connection *connection, const char *sql);
int benchmark_copied(benchmark_connection *connection, char **part);
void benchmark_free(char *part);
// Sends bytes to a COPY from the program; 1 when all of it was done.
int benchmark_send(benchmark_connection *connection, const char *bytes, int count);
int benchmark_end_copy(benchmark_connection *connection);

#endif
