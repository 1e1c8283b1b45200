/** How somebody becomes an admin without another admin's doing. */
export type WayToAdmin = 'code' | 'firstAccount' | 'configuration';
