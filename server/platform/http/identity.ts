/** Who is behind a request. */
export interface Identity {
  userId: string;
  email: string;
  isAdmin: boolean;
  sessionId: string;
}

/** Finds the session of a request; null when there is none. It reads headers only. */
export type Authenticate = (request: Request) => Promise<Identity | null>;
