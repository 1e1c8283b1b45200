export const settingsKey = ['admin', 'settings'];
