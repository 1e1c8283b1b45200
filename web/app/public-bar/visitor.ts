/** Whether a user is signed in. While loading, nothing is offered that would then disappear. */
export type Visitor = 'loading' | 'signedIn' | 'signedOut';
