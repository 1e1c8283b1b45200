import { freeActionLimits, galleryLimits, linkLimits } from '../limits.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of the gallery, its designs and the showcase. */
export const galleryErrors = {
  search_too_long: {
    status: 422,
    message: `The search is too long. Use at most ${galleryLimits.searchMaxCharacters.toLocaleString('en')} characters.`,
  },
  too_many_tags: {
    status: 422,
    message: `A picture can have at most ${galleryLimits.tagsPerImage} tags. Remove some first.`,
  },
  too_many_collections: {
    status: 422,
    message: `You can have at most ${galleryLimits.collectionsPerUser} collections. Delete one you no longer need.`,
  },
  collection_name_taken: {
    status: 409,
    message: 'You already have a collection with this name. Choose another name.',
  },
  not_a_design: {
    status: 409,
    message:
      'This picture was not made by the built-in engine, so its parts cannot be edited. Edit it in the canvas editor instead.',
  },
  design_change_invalid: {
    status: 422,
    message: 'This change cannot be applied. Choose something else.',
  },
  preview_superseded: { status: 409, message: 'A newer change replaced this preview.' },
  design_version_limit_reached: {
    status: 429,
    message: `You have saved ${freeActionLimits.designVersionsPerPicturePerDay} versions of this picture today. You can save more tomorrow.`,
  },
  too_many_submissions: {
    status: 429,
    message:
      'You have reached the limit of pictures waiting for approval. Wait for a decision, or withdraw one.',
  },
  link_closed: {
    status: 404,
    message: 'This link does not work. It may have ended. Ask the person who sent it for a new one.',
  },
  link_full: {
    status: 429,
    message:
      'This link has reached its limit of comments and choices. Write to the person who sent it instead.',
  },
  too_many_links: {
    status: 429,
    message: `You can have at most ${linkLimits.maxOpenPerUser} open links. Revoke one you no longer need.`,
  },
  links_off: { status: 403, message: 'Private links are switched off on this server.' },
} as const satisfies Record<string, ErrorEntry>;
