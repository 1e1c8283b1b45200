/** Whether somebody is signed in; while that is being asked, nothing is offered that would then go away. */
export type Visitor = 'loading' | 'signedIn' | 'signedOut';
