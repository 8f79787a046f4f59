/**
 * An account for each file of desk journeys: files run side by side, and with five sessions at most the sign-ins of one would end those
 * of another. The demo's own account is left to the session journeys.
 */
export const CASHIER = { username: 'cashier', password: 'sums that come to nothing' };
export const CLERK = { username: 'clerk', password: 'orders in and orders out' };
export const LIBRARIAN = { username: 'librarian', password: 'lists of lists of lists' };
export const MANAGER = { username: 'manager', password: 'doors that open for others' };
export const NEWCOMER = { username: 'newcomer', password: 'a chair that nobody sat on' };
