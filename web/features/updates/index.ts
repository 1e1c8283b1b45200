export { isNews, markSeen, seenUntil } from './seen.ts';
export {
  newestUpdate,
  type Update,
  updatePicture,
  updatePictureSize,
  updates,
} from './updates.ts';
