import type { Config } from '#server/platform/config/config.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host.toLowerCase());

/**
 * Absolute addresses use only PUBLIC_URL; other Host headers are rejected, on a
 * public shop loopback names too (SEC-28).
 */
export const isAllowedHost = (host: string, config: Pick<Config, 'allowedHosts' | 'isPublic'>): boolean => {
  const name = host.toLowerCase();
  return (
    (!config.isPublic && isLoopbackName(name)) ||
    config.allowedHosts.has(name) ||
    config.allowedHosts.has(name.replace(/:\d+$/, ''))
  );
};
