import type { Motif } from '#src/content/landing/example-screen.ts';
import { craftMotifs } from './motifs-craft.ts';
import { natureMotifs } from './motifs-food-and-nature.ts';
import { serviceMotifs } from './motifs-services.ts';
import type { Shape } from './shapes.ts';

export const motifs: Record<Motif, readonly Shape[]> = { ...craftMotifs, ...natureMotifs, ...serviceMotifs };
