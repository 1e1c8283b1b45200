export {
  canvasPath,
  type EntryState,
  type FeedThumbnail,
  type ReferenceSource,
  readFeedThumbnail,
} from './entry-state.ts';
export { useSendTo } from './use-send-to.ts';
export { useSentAsReference, useSentToUpscaler } from './use-sent.ts';
