import './scheme-select.css';
import type { ComponentProps } from 'react';

export type SchemeWords = { theme: string; themeSystem: string; themeLight: string; themeDark: string };
type Props = ComponentProps<'select'> & { words: SchemeWords };

/** On public pages site-chrome.client.ts listens to it. */
export function SchemeSelect({ words, ...rest }: Props) {
  return (
    <label className="scheme">
      {words.theme}
      <select autoComplete="off" {...rest}>
        <option value="auto">{words.themeSystem}</option>
        <option value="light">{words.themeLight}</option>
        <option value="dark">{words.themeDark}</option>
      </select>
    </label>
  );
}
