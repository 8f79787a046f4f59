import { designHoursSentence } from '#src/content/design-hours.ts';

/** Follows a promise. The server keeps it in the plural form of the figure once there is one. */
export function DesignHours({ lang }: { lang: string }) {
  return (
    <x-variant when="designs:measured">
      {new Intl.PluralRules(lang).resolvedOptions().pluralCategories.map((form) => (
        <x-variant key={form} when={`hours:${form}`}>
          {` ${designHoursSentence(lang, form)}`}
        </x-variant>
      ))}
    </x-variant>
  );
}
