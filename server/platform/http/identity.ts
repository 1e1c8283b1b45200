/** The user of a request. */
export interface Identity {
  userId: string;
  email: string;
  isAdmin: boolean;
  sessionId: string;
}

/** Finds the session of a request; null without one. Reads headers only. */
export type Authenticate = (request: Request) => Promise<Identity | null>;
