export { useKeptForm } from './use-kept-form.ts';
export { useKeptText } from './use-kept-text.ts';
