/** Part of `offer.ts`. A file of its own keeps the rest out of a public page's script. */
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
