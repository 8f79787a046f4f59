export type OfficeEvents = {
  /** An account that can no longer sign in, or is no longer an owner's. */
  'account.rights_ended': { adminId: number };
};
