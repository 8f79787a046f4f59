import './scheme-select.css';
import type { ComponentProps } from 'react';

export type SchemeTexts = { theme: string; themeSystem: string; themeLight: string; themeDark: string };
type Props = ComponentProps<'select'> & { texts: SchemeTexts };

/** On public pages site-chrome.client.ts listens to it. */
export function SchemeSelect({ texts, ...rest }: Props) {
  return (
    <label className="scheme">
      {texts.theme}
      <select autoComplete="off" {...rest}>
        <option value="auto">{texts.themeSystem}</option>
        <option value="light">{texts.themeLight}</option>
        <option value="dark">{texts.themeDark}</option>
      </select>
    </label>
  );
}
