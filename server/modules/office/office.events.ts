export type OfficeEvents = {
  /** An account that can no longer sign in, or is no longer an owner's. */
  'account.rights_ended': { adminId: number };
  /** The accounts of a demo were replaced. `isNewMode`: DEMO was on and is public, or back. */
  'demo.access_renewed': { isNewMode: boolean };
};
