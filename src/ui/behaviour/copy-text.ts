import { showToast } from './toast.ts';

/** Toast texts as specified for the referral link, and alike for other values. */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied to clipboard!', description: `Your ${what} has been copied.` });
    return true;
  } catch {
    showToast({
      title: 'Copy Failed',
      description: 'Select the text and copy it.',
      variant: 'destructive',
    });
    return false;
  }
}
