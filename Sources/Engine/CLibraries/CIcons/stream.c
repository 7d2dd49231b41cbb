#define _GNU_SOURCE
#include "CIcons.h"

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

int cellsnap_worker_read(int socket, void *bytes, size_t count, int seconds) {
  char *rest = bytes;
  while (count > 0) {
    struct pollfd wanted = {socket, POLLIN, 0};
    int ready = poll(&wanted, 1, seconds < 0 ? -1 : seconds * 1000);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return 0;
    ssize_t part = recv(socket, rest, count, 0);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return 0;
    rest += part;
    count -= (size_t)part;
  }
  return 1;
}

int cellsnap_worker_write(int socket, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t part = send(socket, rest, count, MSG_NOSIGNAL);
    if (part < 0 && errno == EINTR) continue;
    if (part <= 0) return 0;
    rest += part;
    count -= (size_t)part;
  }
  return 1;
}
