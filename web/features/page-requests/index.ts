export { AskedKeeper } from './asked-keeper.tsx';
