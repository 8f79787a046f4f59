import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function contentOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/**
 * On a slow line people fill in a form before its script has come. What they typed stands in the fields, and the form (in uncontrolled
 * mode) has to hear of it, or it would ask for what is there already.
 */
export function useTypedEarly<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useEffect(() => {
    const known = form.getValues();
    for (const field of document.querySelectorAll<Field>('form :is(input, textarea, select)[data-path]')) {
      const path = field.dataset.path ?? '';
      const typed = contentOf(field);
      // Without a new key: the field keeps its focus and its caret.
      if (path in known && known[path] !== typed) form.setFieldValue(path as never, typed as never, { forceUpdate: false });
    }
  }, []);
}
