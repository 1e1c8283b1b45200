/** A user acting in one of their sessions. */
export interface Actor {
  userId: string;
  sessionId: string;
}
