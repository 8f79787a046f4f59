import { showToast } from '#src/ui/behaviour/toast.ts';

/** Toast texts as specified for the link, and alike for other values. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied to clipboard!', description: `Your ${what} has been copied.` });
  } catch {
    showToast({
      title: 'Copy Failed',
      description: 'Select the text and copy it.',
      variant: 'destructive',
    });
  }
}

/** Shown and copied links use the current host. */
export const referralLink = (code: string, path = '/'): string => {
  const url = new URL(path, window.location.origin);
  url.searchParams.set('ref', code);
  return url.href;
};
