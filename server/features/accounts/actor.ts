/** Who acts: a user in one of their sessions. */
export interface Actor {
  userId: string;
  sessionId: string;
}
