/** Part of `offer.ts`; apart from it, so that a public page's script does not carry the whole offer. */
export const promises = {
  prototypes: 3,
  prototypeHours: 24,
  deliveryWorkingHours: 48,
  /** 48 hours of Monday to Friday, 9:00 to 17:00. */
  deliveryWorkingDays: 6,
  deliveryFaqHours: '48-72',
  ukDeliveryDays: '7-14',
  supportMonths: 12,
  replyHours: 24,
} as const;
