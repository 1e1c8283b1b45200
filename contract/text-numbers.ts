import { megabyte } from './bytes.ts';
import { coinLimits, uploadLimits } from './limits.ts';
import { plans } from './plans.ts';
import { remainingGenerations } from './tools.ts';

// Limits in the units of the texts.

export const uploadMegabytes = uploadLimits.maxBytes / megabyte;
export const uploadWarnMegabytes = uploadLimits.warnBytes / megabyte;
export const uploadMegapixels = uploadLimits.maxPixels / 1_000_000;

/** Thumbnails that the first coins pay for. */
export const signupThumbnails = remainingGenerations(coinLimits.signupCoins, 'Thumbnail');

/** Images of the cheapest tool that the first coins pay for. */
export const signupImages = remainingGenerations(coinLimits.signupCoins, 'Genesys 1.0');

/** Response time of support in hours, on the paid plans that list one. */
export const supportHours = plans.basic.supportHours ?? 0;
