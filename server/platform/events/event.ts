/** An event for a user's browsers. */
export interface StreamEvent {
  /**
   * The `Last-Event-ID` with which a browser resumes after this event. Null for progress, which is not
   * stored.
   */
  id: string | null;
  type: string;
  payload: unknown;
}

/** The first event of a new stream: its id is the stream's start. */
export const readyType = 'ready';

/** Events were missed: refetch everything shown. */
export const resetType = 'reset';

/** Progress of a running job. */
export const progressType = 'job.progress';
