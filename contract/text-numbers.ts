import { coinLimits, uploadLimits } from './limits.ts';
import { plans } from './plans.ts';
import { remainingGenerations } from './tools.ts';

// Numbers in the units in which texts name them.

const bytesPerMegabyte = 1024 * 1024;

export const uploadMegabytes = uploadLimits.maxBytes / bytesPerMegabyte;
export const uploadWarnMegabytes = uploadLimits.warnBytes / bytesPerMegabyte;
export const uploadMegapixels = uploadLimits.maxPixels / 1_000_000;

/** Thumbnails that the coins of a new account pay for. */
export const signupThumbnails = remainingGenerations(coinLimits.signupCoins, 'Thumbnail');

/** Within how many hours support answers on the paid plans that list it. */
export const supportHours = plans.basic.supportHours ?? 0;
