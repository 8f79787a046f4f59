import { showToast } from '#src/ui/toast.ts';

/** Spec 8: the words of the link's toast; other things that can be copied are named the same way. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied to clipboard!', description: `Your ${what} has been copied.` });
  } catch {
    showToast({ title: 'Copy Failed', description: 'Please select the text and copy it by hand.', variant: 'destructive' });
  }
}

/** Spec 9 names two hosts, one to show and one to copy; here both are the host the page came from (docs/decisions). */
export const referralLink = (code: string, path = '/'): string => {
  const url = new URL(path, window.location.origin);
  url.searchParams.set('ref', code);
  return url.href;
};
