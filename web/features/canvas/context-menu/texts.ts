import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the menu that a right click opens on the stage. */
export const contextMenuTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  menu: 'Layer',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  duplicate: 'Duplicate',
  remove: 'Delete',
  group: 'Group',
  ungroup: 'Ungroup',
  front: 'Bring to front',
  forward: 'Bring forward',
  backward: 'Send backward',
  back: 'Send to back',
  flip: 'Mirror sideways',
  lock: 'Lock',
  unlock: 'Unlock',
  hide: 'Hide',
  selectAll: 'Select all',
});
