/**
 * Limits that only end what hangs: nothing that works takes so long, also on a machine whose
 * processors are busy with other work. No test limits or compares durations.
 */
export const TEST_TIMEOUT_MS = 900_000;
/** For one wait within a test: `vi.waitUntil`, `vi.waitFor`, `expect.poll`. */
export const TIMEOUT = { timeout: 300_000, interval: 10 };
