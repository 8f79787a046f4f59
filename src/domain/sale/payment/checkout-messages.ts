export const PAYMENT_UNREACHABLE = 'The payment service could not be reached. Try again in a moment.';
