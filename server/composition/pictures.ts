import { can } from '#contract/plans.ts';
import { type Canvas, createCanvas } from '../features/canvas/canvas.ts';
import { defineVersions } from '../features/designs/designs.ts';
import { defineEdits, type EditJobsDeps } from '../features/edit-jobs/edit-jobs.ts';
import { createEdits, type Edits } from '../features/edits/edits.ts';
import { createFaces, type FacesContext } from '../features/faces/faces.ts';
import { createGallery, type Gallery } from '../features/gallery/gallery.ts';
import { defineGeneration, type GenerationContext } from '../features/generation/generation.ts';
import { createJobs, type Jobs } from '../features/jobs/jobs.ts';
import { createPrivateLinks, type PrivateLinks } from '../features/private-links/private-links.ts';
import { createShares, type Shares } from '../features/shares/shares.ts';
import { appPageAttributes, createSite, type Site } from '../features/site/site.ts';
import type { Styles } from '../features/styles/styles.ts';
import { defineUpscaling, followRemoved, type UpscalingDeps } from '../features/upscaling/upscaling.ts';
import { createSpaceCheck } from '../platform/data-folder.ts';
import type { Base } from './base.ts';
import type { EngineParts } from './engines.ts';
import { jobMetrics } from './metrics.ts';
import type { Resources } from './resources.ts';
import type { UserParts } from './users.ts';

/** Generates, edits, upscales, stores and shows pictures. */
export interface Pictures {
  gallery: Gallery;
  jobs: Jobs;
  edits: Edits;
  editJobs: EditJobsDeps;
  faces: FacesContext;
  canvas: Canvas;
  generation: GenerationContext;
  upscaling: UpscalingDeps;
  site: Site;
  links: PrivateLinks;
  shares: Shares;
}

interface Parts
  extends Pick<UserParts, 'accounts' | 'coins' | 'notifier' | 'serverSettings'>,
    Pick<EngineParts, 'engines' | 'contentPolicy'> {
  styles: Styles;
}

export function createPictures(resources: Resources, base: Base, parts: Parts): Pictures {
  const { config, database, objects, queue, events, log, clock, newId, sign } = base;
  const { accounts, coins, notifier, engines } = parts;
  const { publicUrl } = config;
  const gallery = createGallery({
    database,
    queue,
    events,
    objects,
    sign,
    clock,
    newId,
    log,
    metrics: resources.metrics,
    // `site`, `shares`, `edits` and `canvas` are created below, from the gallery among others.
    async onMoved(tx, moved) {
      await site.followPictures(tx, moved);
      await followRemoved({ queue }, tx, moved);
      if (moved.to === 'nowhere') await edits.deleteEditsOfPictures(tx, moved.userId, moved.ids);
      if (moved.to === 'nowhere') await canvas.forgetPictures(tx, moved.userId, moved.ids);
      // Last: it publishes.
      await shares.followPictures(tx, moved);
    },
    publicUrl,
    writesPrompt: (userId) => accounts.writesPrompt(userId),
  });
  const jobs = createJobs({
    database,
    queue,
    events,
    coins,
    gallery,
    clock,
    newId,
    log,
    hasPriority: async (userId) => can(await accounts.planOf(userId), 'priorityQueue'),
    isRemote: (engine) => engines.isRemote(engine),
    isMeasured: (engine) => engines.byId(engine)?.capabilities.progress !== 'none',
    isPaid: (engine) => engines.isPaid(engine),
    onEnded: jobMetrics(resources.metrics),
    async onPictures(tx, userId, [image]) {
      if (image && (await accounts.markGenerated(tx, userId))) await notifier.firstPicture(tx, userId, image);
    },
  });
  const hasSpace = createHasSpace(resources);
  const edits = createEdits({ database, queue, objects, gallery, clock, newId, sign, publicUrl, hasSpace });
  const { styles, contentPolicy } = parts;
  const faces = { database, queue, objects, engines, clock, log, newId, sign, hasSpace };
  const drawn = { database, queue, gallery, accounts, objects, engines, log, clock, newId, sign, hasSpace };
  const ownFaces = createFaces(faces);
  const canvas = createCanvas({ ...drawn, events, faces: ownFaces });
  const generation: GenerationContext = { ...drawn, jobs, styles, faces: ownFaces, contentPolicy };
  defineGeneration(generation);
  defineVersions({ ...generation, edits });
  const upscaling: UpscalingDeps = { ...generation, events, publicUrl };
  defineUpscaling(upscaling);
  const editJobs: EditJobsDeps = {
    ...upscaling,
    edits,
    accounts,
    coins,
    findAsset: (userId, id) => canvas.findAsset(userId, id),
    findSourceOf: (userId, documentId) => canvas.findSource(userId, documentId),
    editVendors: (operation) =>
      resources.remoteEngines?.blueprints.flatMap(({ vendor, edits = [] }) =>
        edits.includes(operation) ? [vendor] : [],
      ) ?? [],
  };
  defineEdits(editJobs);
  const webFolder = resources.webFolder ?? '';
  const site = createSite({
    database,
    objects,
    accounts,
    gallery,
    clock,
    newId,
    publicUrl,
    webFolder,
    usesCoins: config.usesCoins,
    // Without coins there are no free accounts.
    coOwnership: () => config.usesCoins && parts.serverSettings.get('coOwnership') === 'on',
    onSettingsChange: parts.serverSettings.onChange,
  });
  const { links, shares } = createLinks(resources, base, { accounts, notifier, gallery });
  return { gallery, jobs, edits, editJobs, faces, canvas, generation, upscaling, site, links, shares };
}

/** Private links, and those that show pictures. */
function createLinks(
  resources: Resources,
  base: Base,
  { accounts, notifier, gallery }: Pick<Parts, 'accounts' | 'notifier'> & Pick<Pictures, 'gallery'>,
): Pick<Pictures, 'links' | 'shares'> {
  const { config, database, events, clock, newId, rateWindows } = base;
  const links = createPrivateLinks({
    database,
    clock,
    newId,
    key: resources.secrets.encryption,
    isOn: config.shareLinks,
    isActive: accounts.isActive,
    // `shares` is created below.
    onDeleted: (tx, userId, ids) => shares.forgetLinks(tx, userId, ids),
  });
  const shares: Shares = createShares({
    database,
    events,
    links,
    gallery,
    rateWindows,
    clock,
    newId,
    publicUrl: config.publicUrl,
    webFolder: resources.webFolder ?? '',
    pageAttributes: appPageAttributes(config),
    onNews: notifier.linkNews,
    onForgotten: notifier.linksDeleted,
  });
  return { links, shares };
}

/** Whether there is room for new work. */
function createHasSpace({ config, freeBytes, reserve }: Resources): () => Promise<boolean> {
  const hasFreeSpace = createSpaceCheck(config.dataDir, freeBytes);
  return async () => reserve?.isSpent() !== true && hasFreeSpace();
}
