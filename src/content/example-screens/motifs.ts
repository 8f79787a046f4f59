import { craftMotifs } from './motifs-craft.ts';
import { natureMotifs } from './motifs-food-and-nature.ts';
import { serviceMotifs } from './motifs-services.ts';
import type { Shape } from './shapes.ts';

const all = { ...craftMotifs, ...natureMotifs, ...serviceMotifs };

/** The picture of a trade on its example screen. */
export type Motif = keyof typeof all;

export const motifs: Record<Motif, readonly Shape[]> = all;
