/** Sizes, positions and times shared by several parts of the film. */
import { promises } from '../../src/domain/offer.ts';

export const LENGTH = 25;

export const SHOWN = { width: 1280, height: 720 };
export const FORM_WIDTH = 540;
export const WINDOW = { x: 566, y: 62, width: 648, height: 610, bar: 42 };
export const FORM_SCALE = WINDOW.width / FORM_WIDTH;
export const PACKET = { x: 800, width: 400 };
export const DESIGN = { width: 800, height: 900 };
export const CARD = { width: 376, y: 172, xs: [56, 452, 848] };
export const LAPTOP = { x: 128, y: 186, width: 624, height: 390 };

export const SCROLL = { from: 8.85, to: 9.75 };
export const TICK_AT = 10.0;
export const CONFIRM_AT = 10.5;

export type Shot = { from: number; src: string };
export type Spot = { x: number; y: number };
export type Screens = {
  packet: { src: string; height: number; button: Spot };
  form: readonly Shot[];
  formHeight: number;
  tick: Spot;
  confirm: Spot;
};

/** Styles of each moving part by element id. */
export type Styles = Record<string, string>;

type Caption = { id: string; lines: readonly string[]; from: number; to: number };
export const CAPTIONS: readonly Caption[] = [
  { id: 'title', lines: ['Your website,', 'for one honest', 'price.'], from: 0.8, to: 4.9 },
  { id: 'included', lines: ['Hosting, domain and a year', 'of care are in it.'], from: 1.7, to: 4.9 },
  { id: 'tell', lines: ['Tell us', 'about your', 'business.'], from: 5.8, to: 10.5 },
  { id: 'short', lines: ['One short form,', 'ten minutes.'], from: 6.4, to: 10.5 },
  { id: 'three', lines: [`Three designs within ${promises.prototypeHours} hours.`], from: 12.2, to: 14.4 },
  { id: 'pick', lines: ['You pick the one you like.'], from: 14.7, to: 16.8 },
  { id: 'live', lines: [`Live ${promises.deliveryWorkingHours} working hours later.`], from: 18.6, to: 20.5 },
  { id: 'planted', lines: ['And a tree is planted.'], from: 20.8, to: 23.4 },
];

export const INK = '#16241c';
export const GREEN = '#1f5c43';
export const DEEP = '#123a2a';
export const GOLD = '#f2ac2b';
