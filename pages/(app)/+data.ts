/**
 * A hook that only the server has makes Vike's client fetch the page context on every navigation.
 * Otherwise it does so only after a finished hydration: a link pressed earlier gets no `viewer`.
 */
export const data = () => null;
