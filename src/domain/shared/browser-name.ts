const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'];

/** `Firefox on Linux`: enough to recognise one's own browser, too little to fingerprint it. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const browser = BROWSERS.find(([token]) => userAgent.includes(token))?.[1] ?? 'A browser';
  const system = SYSTEMS.find((token) => userAgent.includes(token))?.replace('Mac OS X', 'macOS');
  return system ? `${browser} on ${system}` : browser;
}
