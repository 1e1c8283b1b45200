import type { Arrangement, Emblem, Placement, Standing } from './arrangement.ts';
import { type Box, boxAround, contains, overlaps } from './box.ts';
import { isBust } from './busts.ts';

/** The part of an illustration that holds the face: it must not be covered. */
function faceOf(hero: Placement): Box {
  const { center, width, height } = hero;
  if (isBust(hero.icon)) return faceOfCutOut(hero);
  return boxAround(center, width * 0.66, height * 0.66);
}

/** A creature with its body has the face at its upper corner, on the side that it looks to. */
function faceOfActor(actor: Placement): Box {
  const { center, width, height, flip, icon } = actor;
  if (isBust(icon)) return faceOfCutOut(actor);
  const x = center.x + width * (flip ? 0.2 : -0.2);
  return boxAround({ x, y: center.y - height * 0.2 }, width * 0.5, height * 0.5);
}

/** A cut-out person has the face at the top. */
export function faceOfCutOut({ center, width, height }: Standing): Box {
  return boxAround({ x: center.x, y: center.y - height * 0.22 }, width * 0.5, height * 0.42);
}

function boxOfEmblem(emblem: Emblem): Box {
  if (emblem.kind === 'quotes') return { ...emblem.origin, width: emblem.size, height: emblem.size };
  if ('center' in emblem) return boxAround(emblem.center, emblem.size * 0.9, emblem.size * 0.9);
  const { from, to } = emblem;
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/** The faces that words must not cover, by what has them. A heap has no face. */
export function facesOf({ hero, second, crowd, panels, photos }: Arrangement): Map<Standing, Box[]> {
  const areActors = second !== null && panels === 'none';
  const drawn = (crowd.length > 0 ? [] : [hero, second]).filter((placed) => placed !== null);
  const faces = new Map<Standing, Box[]>(
    drawn.map((placed) => [placed, [areActors ? faceOfActor(placed) : faceOf(placed)]]),
  );
  for (const photo of photos) {
    const isPerson = photo.kind === 'cutout' && photo.faces.length === 0;
    // Words cannot cover who stands in front of them.
    if (photo.kind === 'cutout' && photo.hides !== undefined) continue;
    faces.set(photo, isPerson ? [faceOfCutOut(photo)] : photo.faces);
  }
  return faces;
}

/** Returns the rules that an arrangement breaks, in words; empty if it breaks none. */
export function faultsOf(arrangement: Arrangement): string[] {
  const { texts, safe, corner, photos, stickers, medals, emblems, width, height } = arrangement;
  const faults: string[] = [];
  const cards = photos.filter(({ kind }) => kind === 'card');
  const faces = [...facesOf(arrangement).values()].flat();
  texts.forEach(({ role, bounds, lines }, index) => {
    const name = `${role} "${lines.map(({ text }) => text).join(' / ')}"`;
    if (!contains(safe, bounds)) faults.push(`${name} leaves the safe area`);
    if (overlaps(bounds, corner)) faults.push(`${name} covers the corner of the length badge`);
    if (faces.some((face) => overlaps(bounds, face))) faults.push(`${name} covers a hero`);
    if (cards.some((card) => overlaps(bounds, card.bounds))) faults.push(`${name} meets a card`);
    if ([...stickers, ...medals].some((icon) => overlaps(bounds, icon.bounds)))
      faults.push(`${name} meets a sticker`);
    if (texts.slice(index + 1).some((other) => overlaps(bounds, other.bounds)))
      faults.push(`${name} meets a text`);
    for (const emblem of emblems) {
      if (emblem.kind === 'arrow' || emblem.kind === 'pointer') continue;
      if (overlaps(bounds, boxOfEmblem(emblem))) faults.push(`${name} meets the ${emblem.kind}`);
    }
  });
  const known = photos.flatMap((photo) => photo.faces);
  const picture = { x: 0, y: 0, width, height };
  if (known.some((face) => !contains(picture, face))) faults.push('a face is cut off');
  if (known.some((face) => [...stickers, ...medals].some((icon) => overlaps(icon.bounds, face))))
    faults.push('a sticker covers a face');
  if (known.some((face) => emblems.some((emblem) => overlaps(boxOfEmblem(emblem), face))))
    faults.push('an emblem covers a face');
  if ([...faces, ...known].some((face) => overlaps(face, corner))) faults.push('a face is in the corner');
  const things = stickers.filter(({ isBackdrop }) => !isBackdrop);
  if ([...cards, ...things, ...medals].some(({ bounds }) => overlaps(bounds, corner)))
    faults.push('a card or sticker is in the corner');
  return faults;
}
