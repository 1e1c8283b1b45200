import { createContext, use } from 'react';

/**
 * Whether pictures cost coins here, as the page's HTML says: what is known before the server has answered. A
 * server without coins marks its pages.
 */
export function pageUsesCoins(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.coins !== 'off';
}

/** Whether pictures cost coins on this server. The app and the server's own pages provide it. */
export const UsesCoins = createContext(true);

/** Whether pictures cost coins here. Without coins nothing shows a price, a balance or a plan. */
export function useUsesCoins(): boolean {
  return use(UsesCoins);
}
