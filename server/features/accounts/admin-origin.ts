/** How a user becomes an admin without another admin's action. */
export type AdminOrigin = 'code' | 'firstAccount' | 'configuration';
