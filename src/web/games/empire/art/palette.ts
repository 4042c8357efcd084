import type { Category, Resource } from '../../../../games/empire/facts.ts';

/** The chart of a court astronomer: violet vellum, gold engraving, and red and black for the Ancients alone. */

export const GOLD = '#e2bd62';
export const GOLD_LIGHT = '#f7e2a6';
/** What is lit. */
export const GOLD_LIT = '#ffe9ae';
/** The dark around everything that must stand out. */
export const NIGHT = '#0a0518';
export const COIN = '#f2c34c';
export const SWIRL = '#b9a5ff';

/** By the id of the sector. */
export const SECTOR_TINT: Readonly<Record<string, string>> = {
  NW: '#4a3580',
  NE: '#34408e',
  E: '#653478',
  SE: '#4e2c68',
  SW: '#3a3078',
  W: '#3a4080',
  CO: '#703c90',
};

/** On the dark, and on the cream of cards. */
export const RESOURCE_COLOUR: Readonly<Record<Resource, { readonly light: string; readonly ink: string }>> = {
  polymer: { light: '#7fd39a', ink: '#2f7d4a' },
  metal: { light: '#c8d0dc', ink: '#5b5f74' },
  energy: { light: '#ffc94d', ink: '#9a5c04' },
};

/** Dark enough for white letters, and light enough for the dark ground. */
export const CATEGORY_COLOUR: Readonly<Record<Category, { readonly deep: string; readonly light: string }>> =
  {
    military: { deep: '#b23a4e', light: '#ff9aa8' },
    industry: { deep: '#2f7a72', light: '#7fd3c8' },
    culture: { deep: '#7b4fb5', light: '#cfb2ff' },
  };

/** Tactics, weapons and shields on a dial. */
export const DIAL_COLOUR = ['#cfc0ff', '#ffb48a', '#93e0d6'] as const;
