#include <errno.h>
#include <microhttpd.h>
#include <sys/socket.h>

/// Limits of a server, each of which protects it from a client.
struct cellsnap_server_limits {
  /// The maximum number of connections at once.
  unsigned int connections;
  /// The memory of a connection in bytes, which bounds the line and the headers of a request.
  size_t memory;
  /// The time in seconds after which a connection without traffic is closed.
  unsigned int seconds;
};

/// Starts a server with a thread for each connection on a socket that listens already. Swift cannot call functions
/// with variable arguments.
static inline struct MHD_Daemon *cellsnap_server_start(
    int socket, struct cellsnap_server_limits limits, MHD_AccessHandlerCallback respond,
    MHD_RequestCompletedCallback completed, void *context) {
  return MHD_start_daemon(
      MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL | MHD_USE_ITC, 0, NULL, NULL,
      respond, context, MHD_OPTION_LISTEN_SOCKET, (MHD_socket)socket, MHD_OPTION_CONNECTION_LIMIT, limits.connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.memory, MHD_OPTION_CONNECTION_TIMEOUT, limits.seconds,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_END);
}

/// Returns whether the client of a connection has not closed it. Nothing is read.
static inline int cellsnap_server_is_open(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *information =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  if (!information) return 0;
  char byte;
  ssize_t count = recv(information->connect_fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

/// Lets a connection stay open without a limit of time, as a stream of events does.
static inline int cellsnap_server_keep_open(struct MHD_Connection *connection) {
  return MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, 0u) == MHD_YES;
}
