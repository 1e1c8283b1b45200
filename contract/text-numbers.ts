import { coinLimits, uploadLimits } from './limits.ts';
import { plans } from './plans.ts';
import { remainingGenerations } from './tools.ts';

// Limits in the units of the texts.

const bytesPerMegabyte = 1024 * 1024;

export const uploadMegabytes = uploadLimits.maxBytes / bytesPerMegabyte;
export const uploadWarnMegabytes = uploadLimits.warnBytes / bytesPerMegabyte;
export const uploadMegapixels = uploadLimits.maxPixels / 1_000_000;

/** Thumbnails that the first coins pay for. */
export const signupThumbnails = remainingGenerations(coinLimits.signupCoins, 'Thumbnail');

/** Response time of support in hours, on the paid plans that list one. */
export const supportHours = plans.basic.supportHours ?? 0;
