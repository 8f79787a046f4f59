import type { PageContext } from 'vike/types';

export const lang = ({ certificate }: PageContext): string => certificate?.lang ?? 'en';
