import { pathOf } from '#contract/routes.ts';

/** The plans, for who has run out of coins. */
export const trialEndedPath = `${pathOf('pricing')}?promo=trial_ended`;
