#include <getopt.h>
#include <stdlib.h>

#include "CFloor.h"

int floor_options(int argc, char *const *argv, FloorOptions *options) {
  static const struct option names[] = {
    {"posts", required_argument, NULL, 'p'},
    {"rounds", required_argument, NULL, 'r'},
    {"rows", required_argument, NULL, 'l'},
    {"json", required_argument, NULL, 'j'},
    {"data", required_argument, NULL, 'd'},
    {"only", required_argument, NULL, 'o'},
    {"quick", no_argument, NULL, 'q'},
    {NULL, 0, NULL, 0},
  };
  int option;
  opterr = 0;
  while ((option = getopt_long(argc, argv, "", names, NULL)) != -1) {
    switch (option) {
    case 'p': options->posts = atoi(optarg); break;
    case 'r': options->rounds = atoi(optarg); break;
    case 'l':
      options->rows = atoi(optarg);
      if (options->rows < 1) return -1;
      break;
    case 'j': options->json = optarg; break;
    case 'd': options->data = optarg; break;
    case 'o': options->only = optarg; break;
    case 'q': options->isQuick = 1; break;
    default: return -1;
    }
  }
  return options->posts > 0 && options->rounds > 0 && optind == argc ? 0 : -1;
}
