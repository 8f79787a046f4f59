/** States of an email in the outbox. */
export const EMAIL_STATES = ['queued', 'sent', 'failed', 'expired'] as const;
