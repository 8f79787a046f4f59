export type OfficeEvents = {
  /** Before the erasure: the customer's rows still have the address. */
  'customer.erasing': { email: string };
  'affiliate.erasing': { affiliateId: number };
  /** An account that can no longer sign in, or is no longer an owner's. */
  'account.rights_ended': { adminId: number };
};
