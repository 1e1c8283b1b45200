import { randomKey } from '#web/api/random-key.ts';

/** Names this tab, so that it can ignore the events of its own changes. */
export const tabId = randomKey();
