import {
  type Collection,
  collectImages,
  createCollection,
  deleteCollection,
  favoriteImages,
  getGalleryFacets,
  purgeImages,
  renameCollection,
  restoreImages,
  type Selection,
  tagImages,
  trashImages,
} from '#contract/gallery.ts';
import { type GalleryFilter, galleryFilterSchema } from '#contract/gallery-filters.ts';
import { unnamed } from '#contract/image-exports.ts';
import { deleteImage, type GalleryImage, getImage, listImages, renameImage } from '#contract/images.ts';
import { resolutions } from '#contract/resolutions.ts';
import { getImageSharing, listShowcase } from '#contract/site.ts';
import { matchOf } from '#web/features/gallery/filter/matches.ts';
import { type ImageFields, sampleImage } from '#web/test-data/sample-image.ts';
import { type FakeApi, refusal } from './fake-api.ts';

const success = true as const;

/** A gallery picture that the development server draws. A higher number is newer. */
export function pictureOf(number: number, fields: ImageFields = {}): GalleryImage {
  const { settings, prompt = `Picture ${number}`, style = 'Photographic' } = fields;
  const { width, height } = resolutions[settings?.aspectRatio ?? '16:9'];
  const address = `/files/${width}x${height}.png?picture=${number}`;
  const id = fields.id ?? `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  return sampleImage({
    id,
    url: address,
    signedUrl: address,
    thumbnailUrl: address,
    width,
    height,
    name: unnamed(id),
    prompt,
    originalPrompt: prompt,
    style,
    originalStyle: style,
    tool: 'Genesys 1.0',
    isDesign: false,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    ...fields,
  });
}

/** Pictures with these prompts, the first one newest. */
export function picturesOf(prompts: readonly string[]): GalleryImage[] {
  return prompts.map((prompt, index) => pictureOf(prompts.length - index, { prompt }));
}

/**
 * Answers the gallery's calls with these pictures, newest first, and applies changes to them. Search and
 * filters are simplified; the server's own are tested there.
 */
export function answerForGallery(api: FakeApi, initial: readonly GalleryImage[] = []) {
  let images = [...initial];
  let collections: Collection[] = [];
  const deletions = new Map<string, string[]>();
  const found = (filter: unknown) =>
    images.filter((image) => isMeant(image, galleryFilterSchema.parse(filter)));
  const selected = (selection: Selection): GalleryImage[] => {
    if ('ids' in selection) return images.filter(({ id }) => selection.ids.includes(id));
    if ('filter' in selection) {
      return found(selection.filter).filter(({ id }) => selection.except?.includes(id) !== true);
    }
    return images.filter(({ id }) => deletions.get(selection.deletionId)?.includes(id));
  };
  const change = (selection: Selection, changed: (image: GalleryImage) => GalleryImage) => {
    const chosen = selected(selection);
    images = images.map((image) => (chosen.includes(image) ? changed(image) : image));
    return { success, count: chosen.length, next: null };
  };

  api.answer(listImages, ({ query: { sort, limit, cursor, page: _page, ...filter } }) => {
    const all = found(filter);
    if (sort === 'oldest') all.reverse();
    const from = Number(cursor ?? 0);
    const to = from + limit;
    return {
      success,
      images: all.slice(from, to),
      total: all.length,
      totalCount: all.length,
      isTotalAtLeast: false,
      hasMore: to < all.length,
      nextCursor: to < all.length ? `${to}` : null,
    };
  });
  api.answer(getImage, ({ params }) => {
    const image = images.find(({ id }) => id === params.id);
    if (image === undefined) return refusal('not_found');
    const references = image.references.map((reference) => ({ ...reference, strokes: [] }));
    return { success, image: { ...image, references } };
  });
  api.answer(listShowcase, () => ({ success, items: [], total: 0, hasMore: false }));
  api.answer(getImageSharing, () => ({ success, state: null }));
  api.answer(getGalleryFacets, () => {
    const remaining = images.filter(({ deletedAt }) => deletedAt === null);
    return {
      success,
      styles: counted(remaining.map(({ style }) => style)),
      tools: counted(remaining.map(({ tool }) => tool)),
      engines: counted(remaining.map(({ engine }) => engine)),
      tags: counted(remaining.flatMap(({ tags }) => tags)),
      collections: collections.map((one) => ({
        ...one,
        count: remaining.filter(({ collections: ids }) => ids.includes(one.id)).length,
      })),
      favorites: remaining.filter(({ isFavorite }) => isFavorite).length,
      total: remaining.length,
      trash: images.length - remaining.length,
    };
  });
  api.answer(favoriteImages, ({ body: { selection, isFavorite } }) =>
    change(selection, (image) => ({ ...image, isFavorite })),
  );
  api.answer(tagImages, ({ body: { selection, add, remove } }) =>
    change(selection, (image) => ({ ...image, tags: changedList(image.tags, add, remove) })),
  );
  api.answer(collectImages, ({ body: { selection, add, remove } }) =>
    change(selection, (image) => ({ ...image, collections: changedList(image.collections, add, remove) })),
  );
  api.answer(trashImages, ({ body: { selection } }) => {
    const deletionId = crypto.randomUUID();
    deletions.set(
      deletionId,
      selected(selection).map(({ id }) => id),
    );
    const deletedAt = new Date().toISOString();
    return { ...change(selection, (image) => ({ ...image, deletedAt })), deletionId };
  });
  api.answer(renameImage, ({ params: { id }, body: { name } }) => {
    change({ ids: [id] }, (image) => ({ ...image, name: name ?? unnamed(id) }));
    const image = images.find((one) => one.id === id);
    return image === undefined ? refusal('not_found') : { success, image };
  });
  api.answer(deleteImage, ({ params }) => {
    const deletedAt = new Date().toISOString();
    images = images.map((image) => (image.id === params.id ? { ...image, deletedAt } : image));
    return { success };
  });
  api.answer(restoreImages, ({ body }) => change(body.selection, (image) => ({ ...image, deletedAt: null })));
  api.answer(purgeImages, ({ body }) => {
    const gone = selected(body.selection);
    images = images.filter((image) => !gone.includes(image));
    return { success, count: gone.length, next: null };
  });
  const isTaken = (name: string) => collections.some((one) => one.name === name);
  api.answer(createCollection, ({ body: { name } }) => {
    if (isTaken(name)) return refusal('collection_name_taken');
    const collection = {
      id: crypto.randomUUID(),
      name,
      count: 0,
      covers: [],
      createdAt: new Date().toISOString(),
    };
    collections = [...collections, collection];
    return { success, collection };
  });
  api.answer(renameCollection, ({ params, body: { name } }) => {
    const before = collections.find(({ id }) => id === params.id);
    if (before === undefined) return refusal('not_found');
    if (isTaken(name)) return refusal('collection_name_taken');
    const collection = { ...before, name };
    collections = collections.map((one) => (one === before ? collection : one));
    return { success, collection };
  });
  api.answer(deleteCollection, ({ params }) => {
    collections = collections.filter(({ id }) => id !== params.id);
    return { success };
  });

  return {
    /** All current pictures, including those in the trash. */
    images: () => images,
    /** Adds a new picture without notifying the page. */
    add: (image: GalleryImage) => {
      images = [image, ...images];
    },
  };
}

function isMeant(image: GalleryImage, { q, style, ...filter }: GalleryFilter): boolean {
  const hasWords = q === undefined || image.prompt.toLowerCase().includes(q.toLowerCase());
  const isOfStyle = style === undefined || image.style.toLowerCase() === style.toLowerCase();
  return hasWords && isOfStyle && matchOf(image, { sort: 'latest', ...filter }) === 'yes';
}

function counted(values: readonly string[]) {
  return [...new Set(values)]
    .map((value) => ({ value, label: value, count: values.filter((one) => one === value).length }))
    .toSorted((a, b) => b.count - a.count);
}

function changedList(list: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  return [...new Set([...list, ...add])].filter((one) => !remove.includes(one));
}

/** The prompts of the pictures on screen, in document order. */
export function shownPrompts(): string[] {
  return [...document.querySelectorAll('[data-grid] [data-image]')].map(
    (tile) => tile.getAttribute('aria-label') ?? '',
  );
}
