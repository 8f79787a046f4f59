import type { Config } from '#server/platform/config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Absolute addresses come from PUBLIC_URL only; a Host header that is none of ours is refused (SEC-28). */
export const isAllowedHost = (host: string, config: Pick<Config, 'allowedHosts'>): boolean => {
  const name = host.toLowerCase();
  return LOOPBACK.test(name) || config.allowedHosts.has(name) || config.allowedHosts.has(name.replace(/:\d+$/, ''));
};
