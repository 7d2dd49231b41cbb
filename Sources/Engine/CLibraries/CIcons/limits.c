#define _GNU_SOURCE
#include "limits.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

int cellsnap_worker_is_limited(void) {
#ifdef IS_SANITIZED
  return 0;
#else
  return 1;
#endif
}

// Returns the size of the address space that is already used, in bytes.
__attribute__((unused)) static uint64_t taken_memory(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (file) {
    if (fscanf(file, "%llu", &pages) != 1) pages = 0;
    fclose(file);
  }
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void limit(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit = {soft, hard};
  setrlimit(resource, &limit);
}

// System calls that reach the network or other processes, or change files and folders.
static const unsigned forbidden_calls[] = {
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_sendto, SYS_sendmsg,
    SYS_kill, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_unlinkat, SYS_renameat2, SYS_mkdirat,
    SYS_mknodat, SYS_linkat, SYS_symlinkat, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_truncate,
    SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_mount, SYS_umount2, SYS_chroot, SYS_bpf, SYS_keyctl,
    SYS_add_key, SYS_request_key, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
#ifdef SYS_renameat
    SYS_renameat,
#endif
#ifdef SYS_open
    SYS_unlink, SYS_rmdir, SYS_rename, SYS_mkdir, SYS_mknod, SYS_link, SYS_symlink, SYS_chmod, SYS_chown, SYS_lchown,
    SYS_creat, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_sendmmsg,
    // pidfd_send_signal, io_uring_setup, openat2, pidfd_getfd, process_madvise and fchmodat2. They have these
    // numbers on every architecture.
    424, 425, 437, 438, 440, 452,
};

static const unsigned program_calls[] = {SYS_execve, SYS_execveat};

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE
enum { most_steps = 256 };

struct filter {
  struct sock_filter steps[most_steps];
  unsigned short count;
};

static void add(struct filter *filter, unsigned short code, unsigned value, unsigned char if_true,
                unsigned char if_false) {
  struct sock_filter step = {code, if_true, if_false, value};
  if (filter->count < most_steps) filter->steps[filter->count++] = step;
}

static const unsigned refusal = SECCOMP_RET_ERRNO | EACCES;

static void forbid(struct filter *filter, unsigned call) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
  add(filter, BPF_RET | BPF_K, refusal, 0, 0);
}

// Forbids opening files for writing. `argument` is the index of the call's flags argument.
static void forbid_writing(struct filter *filter, unsigned call, unsigned argument) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  add(filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + argument * 8, 0, 0);
  add(filter, BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1);
  add(filter, BPF_RET | BPF_K, refusal, 0, 0);
  add(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
}

// Ends the process if it requests more memory at once than allowed. `argument` is the index of the call's length
// argument. If such a request only failed, libraries would leave parts out of a picture without an error.
static void bound_memory(struct filter *filter, unsigned call, unsigned argument, uint32_t at_once) {
  unsigned place = offsetof(struct seccomp_data, args) + argument * 8;
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 6);
  add(filter, BPF_LD | BPF_W | BPF_ABS, place + 4, 0, 0);
  add(filter, BPF_JMP | BPF_JGT | BPF_K, 0, 2, 0);
  add(filter, BPF_LD | BPF_W | BPF_ABS, place, 0, 0);
  add(filter, BPF_JMP | BPF_JGT | BPF_K, at_once, 0, 1);
  add(filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  add(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
}

__attribute__((unused)) static void forbid_calls(int runs_program, uint32_t at_once) {
  struct filter filter = {.count = 0};
  add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
  add(&filter, BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  add(&filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS, 0, 0);
  add(&filter, BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
#ifdef __x86_64__
  // The numbers of the same calls in the x32 ABI.
  add(&filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  add(&filter, BPF_RET | BPF_K, refusal, 0, 0);
#endif
  for (unsigned index = 0; index < sizeof forbidden_calls / sizeof *forbidden_calls; index++)
    forbid(&filter, forbidden_calls[index]);
  for (unsigned index = 0; !runs_program && index < sizeof program_calls / sizeof *program_calls; index++)
    forbid(&filter, program_calls[index]);
  forbid_writing(&filter, SYS_openat, 2);
  bound_memory(&filter, SYS_mmap, 1, at_once);
  bound_memory(&filter, SYS_mremap, 2, at_once);
#ifdef SYS_open
  forbid_writing(&filter, SYS_open, 1);
#endif
  add(&filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
  struct sock_fprog program = {filter.count, filter.steps};
  // If the kernel does not support such filters, librsvg and poppler still make none of these calls.
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
#else
__attribute__((unused)) static void forbid_calls(int runs_program, uint32_t at_once) { (void)runs_program, (void)at_once; }
#endif

void cellsnap_limit(const struct cellsnap_request *limits, int memory_of_its_own, int runs_program) {
  // At the first limit the process gets a signal. At the second one the kernel ends it in any case.
  limit(RLIMIT_CPU, limits->seconds, limits->seconds + 1);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_NOFILE, 256, 256);
#ifdef IS_SANITIZED
  (void)memory_of_its_own;
#else
  uint64_t most = (memory_of_its_own ? taken_memory() : 0) + limits->memory;
  limit(RLIMIT_AS, most, most);
  limit(RLIMIT_FSIZE, 0, 0);
#endif
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#ifdef IS_SANITIZED
  (void)runs_program;
#else
  forbid_calls(runs_program, limits->memory_at_once);
#endif
}
