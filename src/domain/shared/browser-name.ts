/** `Firefox on Linux`: enough to recognise one's own browser, too little to fingerprint it. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  const browser = (
    [
      ['Edg/', 'Edge'],
      ['OPR/', 'Opera'],
      ['Firefox/', 'Firefox'],
      ['Chrome/', 'Chrome'],
      ['Safari/', 'Safari'],
    ] as const
  ).find(([token]) => userAgent.includes(token))?.[1];
  const system = (
    [
      ['Android', 'Android'],
      ['iPhone', 'iPhone'],
      ['iPad', 'iPad'],
      ['Windows', 'Windows'],
      ['Mac OS X', 'macOS'],
      ['Linux', 'Linux'],
    ] as const
  ).find(([token]) => userAgent.includes(token))?.[1];
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
}
