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
} from '@mantine/core';
import { AppButton } from '../components/app-button.tsx';

const brand: MantineColorsTuple = [
  '#eef5ea',
  '#dfe8cd',
  '#c0d8b0',
  '#9ad7b0',
  '#6fb58c',
  '#3f936c',
  '#2c7a5a',
  '#1f5c43',
  '#123a2a',
  '#0d2c20',
];
const accent: MantineColorsTuple = [
  '#fff6e2',
  '#ffe9bd',
  '#ffd98d',
  '#ffc65c',
  '#f7b843',
  '#f2ac2b',
  '#d18d12',
  '#a66c06',
  '#7d4d00',
  '#5a3700',
];
/** The greys of dark Mantine surfaces, shifted towards the brand's green. */
const dark: MantineColorsTuple = [
  '#f3eddc',
  '#d5dccd',
  '#b9c7ba',
  '#8ea397',
  '#55705f',
  '#2d4a3a',
  '#193226',
  '#0f1f18',
  '#0a1712',
  '#07110d',
];

const display = "vollkorn, 'vollkorn fallback', georgia, serif";

export const theme = createTheme({
  colors: { brand, accent, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  white: '#fffdf6',
  black: '#16241c',
  autoContrast: true,
  respectReducedMotion: true,
  fontFamily: "inter, 'inter fallback', system-ui, sans-serif",
  headings: { fontFamily: display, fontWeight: '720' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    // For every button that names no element of its own.
    Button: Button.extend({ defaultProps: { component: AppButton } as Partial<ButtonProps> }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md' } }),
    Radio: Radio.extend({ defaultProps: { size: 'md' } }),
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf5e9',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-dimmed': '#4b5a50',
    '--mantine-color-placeholder': '#5d6a61',
    '--mantine-color-anchor': '#1f5c43',
    '--mantine-color-default-border': '#b9b294',
  },
  dark: {
    '--mantine-color-body': '#0f1f18',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-dimmed': '#b9c7ba',
    '--mantine-color-placeholder': '#9fb1a4',
    '--mantine-color-anchor': '#9ad7b0',
  },
});
