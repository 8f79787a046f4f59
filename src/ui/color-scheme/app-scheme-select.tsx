import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { SchemeSelect, type SchemeTexts } from './scheme-select.tsx';

const ENGLISH = { theme: 'Theme', themeSystem: 'System', themeLight: 'Light', themeDark: 'Dark' };

/** Mantine stores the choice under the key that public pages read. */
export function AppSchemeSelect({ texts = ENGLISH }: { texts?: SchemeTexts }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: false });
  // The server does not know the choice, so the first client render must match its default.
  const isMounted = useMounted();
  return (
    <SchemeSelect
      texts={texts}
      value={isMounted ? colorScheme : 'auto'}
      onChange={(event) => setColorScheme(event.currentTarget.value as MantineColorScheme)}
    />
  );
}
