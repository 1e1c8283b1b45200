import { uploadLimits } from '#contract/limits.ts';

/** A notice about offered files. */
export type OfferNotice =
  | 'onlyImages'
  | 'maxAllowed'
  | 'maxTotal'
  | 'dropValid'
  | 'uploadValid'
  | 'onlyFirst';

/** How files were added. */
export type OfferSource = 'drop' | 'pick' | 'paste' | 'camera';

export interface Offer<OfferedFile> {
  taken: OfferedFile[];
  notices: OfferNotice[];
}

interface NamedFile {
  name: string;
  type: string;
}

/** Extensions of pictures whose type some systems do not know. */
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i;

/** Whether a file claims to be a picture; reading it shows whether it is one. */
export function isPicture({ name, type }: NamedFile): boolean {
  return type === '' ? pictureEnding.test(name) : type.startsWith('image/');
}

/** The offered files that a tool with up to five references accepts beside its current ones. */
export function acceptUpToFive<OfferedFile extends NamedFile>(
  offered: readonly OfferedFile[],
  owned: number,
): Offer<OfferedFile> {
  const pictures = offered.filter(isPicture);
  const room = uploadLimits.maxReferences - owned;
  const notices: OfferNotice[] = pictures.length < offered.length ? ['onlyImages'] : [];
  if (pictures.length > room) notices.push(room <= 0 ? 'maxAllowed' : 'maxTotal');
  return { taken: pictures.slice(0, Math.max(0, room)), notices };
}

/** The offered file that a tool with one reference accepts: the first picture. */
export function acceptOne<OfferedFile extends NamedFile>(
  offered: readonly OfferedFile[],
  source: OfferSource,
): Offer<OfferedFile> {
  const [first, ...others] = offered.filter(isPicture);
  if (first === undefined) {
    return { taken: [], notices: [source === 'drop' ? 'dropValid' : 'uploadValid'] };
  }
  return { taken: [first], notices: others.length > 0 ? ['onlyFirst'] : [] };
}

/** The list with one entry moved; positions outside the list mean its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined) rest.splice(Math.min(Math.max(to, 0), rest.length), 0, entry);
  return rest;
}
