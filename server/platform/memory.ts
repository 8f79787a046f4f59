/**
 * Imported first, for what it does: V8 lets garbage pile up while the machine has memory left (an export of 100,000 rows left 130 MB
 * behind), and the limit of the next collection is set by the last one. So from the start the heap is collected after each fifth more.
 */
import { setFlagsFromString } from 'node:v8';

const GROWTH_PERCENT = 20;

setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
