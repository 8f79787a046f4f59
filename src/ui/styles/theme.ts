/**
 * Mantine theme of the application areas, from the palette of tokens.css. Text and controls reach
 * WCAG AA contrast in both schemes.
 */
import {
  Button,
  type ButtonProps,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Radio,
  Tabs,
} from '@mantine/core';
import { AppButton } from '../components/app-button.tsx';

/** Ten shades, from the lightest. */
const shades = (colours: string) => colours.split(' ') as unknown as MantineColorsTuple;

const brand = shades('#eef5ea #dfe8cd #c0d8b0 #9ad7b0 #6fb58c #3f936c #2c7a5a #1f5c43 #123a2a #0d2c20');
const accent = shades('#fff6e2 #ffe9bd #ffd98d #ffc65c #f7b843 #f2ac2b #d18d12 #a66c06 #7d4d00 #5a3700');
/** Warm greys from the paper to the ink. */
const gray = shades('#f7f1e3 #f1ead7 #e6dec6 #ddd3b9 #817e66 #6f6e5b #5d6a61 #4b5a50 #2f3d34 #16241c');
/** The greys of dark Mantine surfaces, shifted towards the brand's green. */
const dark = shades('#f3eddc #d5dccd #b9c7ba #8ea397 #55705f #2d4a3a #193226 #0f1f18 #0a1712 #07110d');
/** Destructive buttons and error messages. */
const red = shades('#fdf3f0 #fbe6e2 #f5cfca #ffb9b5 #ff9c9c #d35c6c #b4324a #a32638 #8a1d2e #6d1524');

const display = "vollkorn, 'vollkorn fallback', georgia, serif";
const heading = (size: string, lineHeight: string) => ({ fontSize: `var(--text-${size})`, lineHeight });

export const theme = createTheme({
  colors: { brand, accent, gray, dark, red },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  white: '#fffdf6',
  black: '#16241c',
  autoContrast: true,
  // The ring is a rule of tokens.css, the same for public pages and every element.
  focusRing: 'never',
  respectReducedMotion: true,
  fontFamily: "inter, 'inter fallback', system-ui, sans-serif",
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-s)',
    md: 'var(--text-m)',
    lg: 'var(--text-l)',
    xl: 'var(--text-xl)',
  },
  headings: {
    fontFamily: display,
    fontWeight: '720',
    sizes: {
      h1: heading('xxl', '1.2'),
      h2: heading('xl', '1.25'),
      h3: heading('l', '1.35'),
      h4: heading('m', '1.4'),
      h5: heading('s', '1.4'),
      h6: heading('xs', '1.4'),
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    // For every button that names no element of its own.
    Button: Button.extend({ defaultProps: { component: AppButton } as Partial<ButtonProps> }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md' } }),
    Radio: Radio.extend({ defaultProps: { size: 'md' } }),
    Tabs: Tabs.extend({ defaultProps: { color: 'var(--green-ink)' } }),
  },
});

/** Tokens know both schemes, but Mantine's own values per scheme are more specific than one set. */
const tones = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-error': 'var(--berry)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--placeholder)',
  '--mantine-color-anchor': 'var(--green-ink)',
  '--mantine-color-default-border': 'var(--button-line)',
  '--mantine-color-red-filled': 'var(--danger)',
  '--mantine-color-red-light': 'var(--berry-soft)',
  '--mantine-color-red-light-color': 'var(--berry)',
  '--mantine-color-accent-light': 'color-mix(in srgb, var(--gold) 16%, var(--card))',
  '--mantine-color-accent-light-color': 'var(--gold-ink)',
  '--mantine-color-brand-light': 'color-mix(in srgb, var(--leaf) 16%, var(--card))',
  '--mantine-color-brand-light-color': 'var(--green-ink)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tones,
  dark: tones,
});
