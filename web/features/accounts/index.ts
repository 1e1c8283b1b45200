export { AccountMenu } from './menu/account-menu.tsx';
export { AccountPanel } from './menu/account-panel.tsx';
export { homePath, loginPath, returnPath } from './return-path.ts';
export { setCoins, useCoins } from './session/coins.ts';
export { SessionKeeper } from './session/session-keeper.tsx';
export { sessionQuery } from './session/session-query.ts';
export { GuardedUser, useSession, useUser } from './session/use-session.ts';
