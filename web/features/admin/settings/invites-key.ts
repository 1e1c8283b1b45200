export const invitesKey = ['admin', 'invites'];
