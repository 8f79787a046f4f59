/** `price`: null while it is not known what the order cost. No sum is better than another one. */
export const confirmLabel = (price: string | null): string =>
  `I Confirm My Order & Understand the ${price ? `${price} ` : ''}Payment Covers 1 Year of Service`;
