/** How a hero's finish changes beside its twin and in a heap. */
import type { Arrangement } from '../layout/arrangement.ts';
import type { HeroFinish } from '../styles/style.ts';

/**
 * Returns filters that distinguish two pictures of the same thing before and after, by how fresh they look.
 * No colour is shifted: food and skin would look spoiled.
 */
export function twinFilters({ panels, hero, second }: Arrangement): { first: string; second: string } {
  const isSame = hero?.icon === second?.icon;
  if (panels === 'before-after')
    return { first: isSame ? 'grayscale(0.75) brightness(0.78)' : '', second: '' };
  return { first: '', second: '' };
}

/** Things of a heap have thin outlines and shade each other; each on its own would glow. */
export function inHeap(finish: HeroFinish): HeroFinish {
  return { ...finish, grounded: false, glow: { ...finish.glow, strength: 0 }, shadow: 'hard' };
}

export function addFilter(finish: HeroFinish, filter: string): HeroFinish {
  return filter === '' ? finish : { ...finish, filter: [finish.filter, filter].filter(Boolean).join(' ') };
}
