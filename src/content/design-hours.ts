/** How long designs took, measured: one sentence behind the promise. */
import { DESIGN_HOURS_DAYS } from '#src/domain/project/project/stage-durations.rules.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { textsOf } from './languages/texts-of.ts';

/** The server (http/static/inject-runtime-values.ts) fills in the hours; they keep the promise. */
export function designHoursSentence(lang: string, form: Intl.LDMLPluralRule): string {
  const forms = textsOf(lang).designHours;
  return fillText(forms[form] ?? forms.other, { hours: '__DESIGN_HOURS__', days: DESIGN_HOURS_DAYS });
}
