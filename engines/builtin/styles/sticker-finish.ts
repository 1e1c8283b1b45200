import type { HeroFinish } from './style.ts';

/** Returns the finish of the small things beside the hero: cut out like it, but quieter. */
export function stickerFinish(hero: HeroFinish): HeroFinish {
  return {
    ...hero,
    rims: hero.rims.map((rim) => ({ ...rim, strength: rim.strength * 0.5 })),
    glow: { ...hero.glow, strength: hero.glow.strength * 0.25 },
    shade: hero.shade * 0.5,
    grounded: false,
    shadow: hero.shadow === 'long' ? 'none' : hero.shadow,
  };
}
