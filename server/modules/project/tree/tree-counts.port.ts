/** What the public pages say about the trees of this shop. */
export type TreeCounts = { planted: number; reserved: number };
export const NO_TREES: TreeCounts = { planted: 0, reserved: 0 };
