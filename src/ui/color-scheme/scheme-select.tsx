import './scheme-select.css';
import type { ComponentProps } from 'react';

export type SchemeTexts = { theme: string; themeSystem: string; themeLight: string; themeDark: string };
type Props = ComponentProps<'select'> & {
  texts: SchemeTexts;
  /** A script writes the texts in another language: `data-t` names them. */
  isTranslated?: boolean;
};

/** On public pages site-chrome.client.ts listens to it. */
export function SchemeSelect({ texts, isTranslated, ...rest }: Props) {
  const named = (name: keyof SchemeTexts) => (isTranslated ? { 'data-t': `pages.chrome.${name}` } : {});
  return (
    <label className="scheme">
      {isTranslated ? <span {...named('theme')}>{texts.theme}</span> : texts.theme}{' '}
      <select autoComplete="off" {...rest}>
        <option value="auto" {...named('themeSystem')}>
          {texts.themeSystem}
        </option>
        <option value="light" {...named('themeLight')}>
          {texts.themeLight}
        </option>
        <option value="dark" {...named('themeDark')}>
          {texts.themeDark}
        </option>
      </select>
    </label>
  );
}
