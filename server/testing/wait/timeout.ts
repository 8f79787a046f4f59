/** For `vi.waitUntil` and `vi.waitFor`: their own limit of a second is short on a busy machine. */
export const TIMEOUT = { timeout: 20_000, interval: 20 };
