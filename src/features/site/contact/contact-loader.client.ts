import { loadWhenUsed } from '#src/ui/behaviour/late-script.ts';

/** Without the script the form is sent as an ordinary form. */
export function startContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]'))
    loadWhenUsed(
      form,
      'submit',
      () => form.requestSubmit(),
      () => form.submit(),
    );
}
