/**
 * Settings that keep the server's process small under load: it collects garbage early, and returns free memory to the
 * system (glibc only). Plain JavaScript, because `scripts/setup.mjs` reads it on any Node.
 */
export const serverProcess = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=20', '--enable-source-maps'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' },
}

/** With this code the server asks the process that started it to start it again. */
export const startAgain = 75
