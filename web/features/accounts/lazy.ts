export { ReauthenticationHost } from './profile/reauthentication/reauthentication-host.tsx';
export { withReauthentication } from './profile/reauthentication/with-reauthentication.ts';
export { useCoinOrigins } from './session/use-coin-origins.ts';
