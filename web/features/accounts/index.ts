export { AccountMenu } from './menu/account-menu.tsx';
export { AccountPanel, loadAccountPanel } from './menu/account-panel-part.ts';
export { PreferenceKeeper } from './menu/preference-keeper.tsx';
export { loginPath, returnPath } from './return-path.ts';
export { setCoins, useCoins } from './session/coins.ts';
export { GuardedUser, useUser } from './session/guarded-user.ts';
export { SessionKeeper } from './session/session-keeper.tsx';
export { sessionQuery } from './session/session-query.ts';
export { useSession } from './session/use-session.ts';
