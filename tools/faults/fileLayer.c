/*
 * A layer between a program and its files, loaded before the C library. It remembers every write to files below one
 * folder that has not been synced since, as it was before and after, so that a power cut can be played afterwards; and
 * it can make the disk full. ORRERY_LAYER_FILES is the folder, ORRERY_LAYER_LOG where it remembers.
 *
 * LOG/<inode>  the writes to a file since it was last synced; disk.ts reads them
 * LOG/full     while it is there no write gets through; while it is not empty, only those that need no new room
 * LOG/deaf     while it is there a sync is not carried out, although it says so
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* What precedes the bytes before and the bytes after in a log; a truncation has no bytes after. */
struct change {
  uint64_t offset, size_before, size_after;
  uint32_t before, after;
};

static const char *files, *notes;

__attribute__((constructor)) static void begin(void) {
  const char *folder = getenv("ORRERY_LAYER_FILES"), *log = getenv("ORRERY_LAYER_LOG");
  /* Copies: Postgres writes its title over its environment. */
  files = folder ? strdup(folder) : NULL;
  notes = log ? strdup(log) : NULL;
}

static int watched(int fd, struct stat *found) {
  char link[64], path[4096];
  if (!files || !notes || fstat(fd, found) || !S_ISREG(found->st_mode)) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, files, strlen(files)) == 0;
}

static int noted(const char *name, struct stat *found) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", notes, name);
  return stat(path, found) == 0;
}

/* The log of a file, locked until it is closed. */
static int open_log(const struct stat *file) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%lu", notes, (unsigned long)file->st_ino);
  int log = REAL(open)(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (log >= 0) flock(log, LOCK_EX);
  return log;
}

static void forget(const char *path) {
  struct stat file;
  char full[4096];
  if (!files || !notes || !realpath(path, full) || strncmp(full, files, strlen(files)) || stat(path, &file)) return;
  int log = open_log(&file);
  if (log < 0) return;
  REAL(ftruncate)(log, 0);
  REAL(close)(log);
}

static int is_full(const struct stat *file, off_t end) {
  struct stat full;
  if (!noted("full", &full) || (full.st_size > 0 && end <= file->st_size)) return 0;
  errno = ENOSPC;
  return 1;
}

static void put(int log, const void *bytes, size_t length) {
  if (REAL(write)(log, bytes, length) != (ssize_t)length) abort();
}

/* The bytes of a file from here to there, as far as it reaches. */
static char *bytes_of(int fd, off_t offset, size_t length, uint32_t *read) {
  char *bytes = malloc(length + 1);
  ssize_t got = bytes ? pread(fd, bytes, length, offset) : -1;
  *read = got > 0 ? got : 0;
  return bytes;
}

static ssize_t write_at(int fd, const struct iovec *parts, int count, off_t offset, const struct stat *file) {
  size_t length = 0;
  for (int i = 0; i < count; i++) length += parts[i].iov_len;
  if (is_full(file, offset + length)) return -1;
  int log = open_log(file);
  struct stat now;
  fstat(fd, &now);
  struct change change = {offset, now.st_size, now.st_size, 0, 0};
  char *before = bytes_of(fd, offset, length, &change.before);
  ssize_t written = REAL(pwritev)(fd, parts, count, offset);
  int failure = errno;
  if (log >= 0 && written > 0) {
    if (offset + written > now.st_size) change.size_after = offset + written;
    change.after = written;
    if (change.before > written) change.before = written;
    put(log, &change, sizeof change);
    put(log, before, change.before);
    ssize_t left = written;
    for (int i = 0; left > 0; left -= parts[i++].iov_len)
      put(log, parts[i].iov_base, left < (ssize_t)parts[i].iov_len ? (size_t)left : parts[i].iov_len);
  }
  free(before);
  if (log >= 0) REAL(close)(log);
  errno = failure;
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  struct stat file;
  if (!watched(fd, &file)) return REAL(pwrite)(fd, bytes, length, offset);
  struct iovec part = {(void *)bytes, length};
  return write_at(fd, &part, 1, offset, &file);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
  return pwrite(fd, bytes, length, offset);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  struct stat file;
  if (!watched(fd, &file)) return REAL(pwritev)(fd, parts, count, offset);
  return write_at(fd, parts, count, offset, &file);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  struct stat file;
  if (!watched(fd, &file)) return REAL(write)(fd, bytes, length);
  struct iovec part = {(void *)bytes, length};
  off_t at = fcntl(fd, F_GETFL) & O_APPEND ? file.st_size : lseek(fd, 0, SEEK_CUR);
  ssize_t written = write_at(fd, &part, 1, at, &file);
  if (written > 0) lseek(fd, at + written, SEEK_SET);
  return written;
}

static int resize(int fd, off_t size, const struct stat *file) {
  int log = open_log(file);
  struct stat now;
  fstat(fd, &now);
  struct change change = {size, now.st_size, size, 0, 0};
  char *before = size < now.st_size ? bytes_of(fd, size, now.st_size - size, &change.before) : NULL;
  int result = REAL(ftruncate)(fd, size);
  int failure = errno;
  if (log >= 0 && result == 0) {
    put(log, &change, sizeof change);
    put(log, before, change.before);
  }
  free(before);
  if (log >= 0) REAL(close)(log);
  errno = failure;
  return result;
}

int ftruncate(int fd, off_t size) {
  struct stat file;
  if (!watched(fd, &file)) return REAL(ftruncate)(fd, size);
  return is_full(&file, size) ? -1 : resize(fd, size, &file);
}

int ftruncate64(int fd, off_t size) { return ftruncate(fd, size); }

int posix_fallocate(int fd, off_t offset, off_t length) {
  struct stat file;
  if (!watched(fd, &file)) return REAL(posix_fallocate)(fd, offset, length);
  if (is_full(&file, offset + length)) return ENOSPC;
  if (offset + length <= file.st_size) return 0;
  return resize(fd, offset + length, &file) ? errno : 0;
}

/* What was written before a sync is kept, whoever wrote it. */
static int sync_file(int fd, int (*real)(int)) {
  struct stat file, deaf;
  if (!watched(fd, &file)) return real(fd);
  if (noted("deaf", &deaf)) return 0;
  int log = open_log(&file);
  int result = real(fd);
  int failure = errno;
  if (log >= 0 && result == 0) REAL(ftruncate)(log, 0);
  if (log >= 0) REAL(close)(log);
  errno = failure;
  return result;
}

int fsync(int fd) { return sync_file(fd, REAL(fsync)); }
int fdatasync(int fd) { return sync_file(fd, REAL(fdatasync)); }

int unlink(const char *path) {
  forget(path);
  return REAL(unlink)(path);
}

int rename(const char *from, const char *to) {
  forget(to);
  return REAL(rename)(from, to);
}
