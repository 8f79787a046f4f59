/** Accounts of the long journeys' own: the others sign in so often that the oldest sessions of their account end. */
export const CASHIER = { username: 'cashier', password: 'sums that come to nothing' };
export const MANAGER = { username: 'manager', password: 'doors that open for others' };
