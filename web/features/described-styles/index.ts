export { DescribedStyleList } from './described-style-list.tsx';
export { StyleMark } from './style-mark.tsx';
export { useDescribedStyles } from './use-described-styles.ts';
export { useStyleDialogs } from './use-style-dialogs.tsx';
