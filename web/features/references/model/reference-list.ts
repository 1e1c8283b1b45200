import { uploadLimits } from '#contract/limits.ts';

/** What is said about files that were offered. */
export type OfferNotice =
  | 'onlyImages'
  | 'maxAllowed'
  | 'maxTotal'
  | 'dropValid'
  | 'uploadValid'
  | 'onlyFirst';

/** How files came. */
export type OfferWay = 'drop' | 'pick' | 'paste' | 'camera';

export interface Offer<OfferedFile> {
  taken: OfferedFile[];
  notices: OfferNotice[];
}

interface NamedFile {
  name: string;
  type: string;
}

/** Endings of pictures for which some systems know no type. */
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i;

/** Whether a file says that it is a picture; whether it is one is seen when it is read. */
function isPicture({ name, type }: NamedFile): boolean {
  return type === '' ? pictureEnding.test(name) : type.startsWith('image/');
}

/** What a tool with up to five references takes of the files that were offered, beside those it has. */
export function takeUpToFive<OfferedFile extends NamedFile>(
  offered: readonly OfferedFile[],
  owned: number,
): Offer<OfferedFile> {
  const pictures = offered.filter(isPicture);
  const room = uploadLimits.maxReferences - owned;
  const notices: OfferNotice[] = pictures.length < offered.length ? ['onlyImages'] : [];
  if (pictures.length > room) notices.push(room <= 0 ? 'maxAllowed' : 'maxTotal');
  return { taken: pictures.slice(0, Math.max(0, room)), notices };
}

/** What a tool with a single reference takes: the first picture. */
export function takeOne<OfferedFile extends NamedFile>(
  offered: readonly OfferedFile[],
  way: OfferWay,
): Offer<OfferedFile> {
  const [first, ...others] = offered.filter(isPicture);
  if (first === undefined) {
    return { taken: [], notices: [way === 'drop' ? 'dropValid' : 'uploadValid'] };
  }
  return { taken: [first], notices: others.length > 0 ? ['onlyFirst'] : [] };
}

/** The list with one entry at another place; places outside of the list are its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined) rest.splice(Math.min(Math.max(to, 0), rest.length), 0, entry);
  return rest;
}
