/** Line icons on a 24-unit grid. Decorative: each one has text beside it. */
const PATHS = {
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  sprout: 'M12 21v-9M12 12c0-4 3-6 8-6 0 4-3 6-8 6ZM12 15c0-3-2.5-5-7.5-5 0 3.5 3 5 7.5 5Z',
  chat: 'M4 18.5V6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H8zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  tree: 'M12 21v-8M12 16l3-3M12 3a5 5 0 0 1 4.5 7A4 4 0 0 1 15 17.5H9A4 4 0 0 1 7.5 10 5 5 0 0 1 12 3Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  window: 'M4 5h16v14H4zM4 9h16M7 7h.01M10 7h.01M8 13h5M8 16h8',
  house: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10 20v-5.5h4V20',
  signpost: 'M12 21V3M12 5H6L3.5 7.5 6 10h6M12 10h6l2.5 2.5L18 15h-6',
  tools: 'M5 19l7-7M14.5 4a5 5 0 0 0-2.300 6.800l1 1A5 5 0 0 0 20 9.5l-3 1-2.5-2.5zM5 5l4 4M14 15l4.5 4.5',
  receipt: 'M6 3.5h12V21l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone: 'M6 4h4l1.5 4.5L9 10a11 11 0 0 0 5 5l1.5-2.5L20 14v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  coins: 'M9 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM14.5 9.200A5.5 5.5 0 1 1 9.5 16M9 6.5v3',
  chart: 'M4 20h16M6.5 16v-4M11 16V7M15.5 16v-6M20 16V4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-4 2.5-6 6-6s6 2 6 6M15.5 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.300.7 3.5 2.5 3.5 5.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
