/**
 * One account per test file of the admin area: parallel files with one account would exceed its
 * five sessions and sign each other out. The demo's own account is for tests that fill it in.
 */
export const AUDITOR = { username: 'auditor', password: 'totals that show their rows' };
export const CASHIER = { username: 'cashier', password: 'sums that come to nothing' };
export const CLERK = { username: 'clerk', password: 'orders in and orders out' };
export const COMMUTER = { username: 'commuter', password: 'the same way back each day' };
export const DRAUGHTSMAN = { username: 'draughtsman', password: 'lines that meet at corners' };
export const HOST = { username: 'host', password: 'chairs for every visitor' };
export const INTEGRATOR = { username: 'integrator', password: 'wires that know their way' };
export const INSPECTOR = { username: 'inspector', password: 'seven looks at every page' };
export const LIBRARIAN = { username: 'librarian', password: 'lists of lists of lists' };
export const MANAGER = { username: 'manager', password: 'doors that open for others' };
export const MENTOR = { username: 'mentor', password: 'rates that rise by reason' };
export const NEWCOMER = { username: 'newcomer', password: 'a chair that nobody sat on' };
export const PILOT = { username: 'pilot', password: 'charts for the last mile' };
export const PORTER = { username: 'porter', password: 'parcels weighed before they leave' };
export const READER = { username: 'reader', password: 'manuals from end to end' };
export const REGISTRAR = { username: 'registrar', password: 'letters under proper headings' };
export const SURVEYOR = { username: 'surveyor', password: 'levels that stay level' };
export const OPERATOR = { username: 'operator', password: 'levers that undo themselves' };
export const PLANNER = { username: 'planner', password: 'mornings with a short list' };
export const STEWARD = { username: 'steward', password: 'rows of one height and no more' };
export const TYPIST = { username: 'typist', password: 'fingers that never look down' };
export const WATCHMAN = { username: 'watchman', password: 'lamps that burn past midnight' };
export const WEAVER = { username: 'weaver', password: 'threads that end as cloth' };
