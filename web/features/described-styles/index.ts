export { DescribedStyleList } from './described-style-list.tsx';
export { StyleMark } from './style-mark.tsx';
export { fetchDescribedStyles, useDescribedStyles } from './use-described-styles.ts';
export { useStyleDialogs } from './use-style-dialogs.tsx';
