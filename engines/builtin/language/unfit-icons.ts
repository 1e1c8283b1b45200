import type { IconId } from '../vocabulary.ts';

const setOf = (names: string): ReadonlySet<IconId> => new Set(names.trim().split(/\s+/));

/**
 * Icons that are square pictures of a view: a scene says it better, and as a hero they look like a pasted
 * tile.
 */
export const framedIcons = setOf(`
  desert national-park foggy night-with-stars cityscape sunrise-over-mountains sunrise cityscape-at-dusk sunset
  bridge-at-night railway-track motorway milky-way fireworks sparkler moon-viewing-ceremony shooting-star fog
  carp-streamer framed-picture cinema
`);

/** Icons that embarrass or mislead when a mere word calls for them; a prompt may still name them as emoji. */
export const unfitIcons = setOf(`
  pile-of-poo middle-finger face-with-hand-over-mouth no-one-under-eighteen sweat-droplets merman love-hotel
  wedding fish-cake-with-swirl dashing-away
  selfie left-speech-bubble eye-in-speech-bubble person-in-suit-levitating person-bowing index-pointing-up
  person-with-skullcap person-wearing-turban pine-decoration japanese-dolls tanabata-tree nazar-amulet hamsa
  guide-dog service-dog fire-engine japanese-post-office mantelpiece-clock input-numbers
`);
