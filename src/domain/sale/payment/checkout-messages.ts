export const PAYMENT_UNREACHABLE = 'The payment service could not be reached. Please try again in a moment.';
