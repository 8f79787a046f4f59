import { showToast } from '#src/ui/behaviour/toast.ts';
import { failureText, readFailure } from './trpc.ts';

type Form = { setFieldError(path: string, error: string): void };

/**
 * @param field shows a message about the whole form
 * @param failed the sentence for a failure that the server does not explain
 */
export function showFailure(form: Form, error: unknown, field: string, failed?: string): void {
  const fallback = failed
    ? `${failed} What you entered is still here: try again.`
    : 'We couldn’t save this. Nothing is lost: try again.';
  const issues = readFailure(error)?.issues ?? [];
  for (const { path, message } of issues) form.setFieldError(path.join('.'), message);
  if (issues.length === 0) form.setFieldError(field, failureText(error, fallback));
}

export function showErrorToast(title: string, error: unknown): void {
  showToast({
    title,
    description: failureText(error, 'Nothing was changed. Try again.'),
    variant: 'destructive',
  });
}
