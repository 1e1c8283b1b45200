/** What a user's browsers are told. */
export interface StreamEvent {
  /** What a browser sends as `Last-Event-ID` to go on after this event. Null for progress, which is not kept. */
  id: string | null;
  type: string;
  payload: unknown;
}

/** The first event of a stream that goes on from nothing: its id says where the stream begins. */
export const readyType = 'ready';

/** Events were missed: everything that is shown has to be fetched again. */
export const resetType = 'reset';

/** How far a running job is. */
export const progressType = 'job.progress';
