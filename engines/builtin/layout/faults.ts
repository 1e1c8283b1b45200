import type { Arrangement, Standing } from './arrangement.ts';
import { type Box, boxAround, contains, overlaps } from './box.ts';

/** The middle of an illustration, where a face is: it may not be covered. */
function faceOf({ center, width, height }: Standing): Box {
  return boxAround(center, width * 0.66, height * 0.66);
}

/** What an arrangement breaks of its promises, in words; empty where it keeps them all. */
export function faultsOf({
  texts,
  safe,
  corner,
  hero,
  second,
  photos,
  stickers,
  medals,
  emblems,
}: Arrangement): string[] {
  const faults: string[] = [];
  const cutOuts = photos.filter(({ kind }) => kind === 'cutout');
  const cards = photos.filter(({ kind }) => kind === 'card');
  const heroes = [hero, second, ...cutOuts].filter((placed) => placed !== null);
  texts.forEach(({ role, bounds, lines }, index) => {
    const name = `${role} "${lines.map(({ text }) => text).join(' / ')}"`;
    if (!contains(safe, bounds)) faults.push(`${name} leaves the safe area`);
    if (overlaps(bounds, corner)) faults.push(`${name} covers the corner of the length badge`);
    if (heroes.some((placed) => overlaps(bounds, faceOf(placed)))) faults.push(`${name} covers a hero`);
    if (cards.some((card) => overlaps(bounds, card.bounds))) faults.push(`${name} meets a card`);
    if ([...stickers, ...medals].some((icon) => overlaps(bounds, icon.bounds)))
      faults.push(`${name} meets a sticker`);
    if (texts.slice(index + 1).some((other) => overlaps(bounds, other.bounds)))
      faults.push(`${name} meets a text`);
    for (const emblem of emblems) {
      if (emblem.kind === 'arrow') continue;
      const box =
        emblem.kind === 'quotes'
          ? { ...emblem.origin, width: emblem.size, height: emblem.size }
          : boxAround(emblem.center, emblem.size * 0.9, emblem.size * 0.9);
      if (overlaps(bounds, box)) faults.push(`${name} meets the ${emblem.kind}`);
    }
  });
  if (heroes.some((placed) => overlaps(faceOf(placed), corner))) faults.push('a face is in the corner');
  if ([...cards, ...stickers, ...medals].some(({ bounds }) => overlaps(bounds, corner)))
    faults.push('a card or sticker is in the corner');
  return faults;
}
