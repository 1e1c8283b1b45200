export { useStoredForm } from './use-stored-form.ts';
export { useStoredText } from './use-stored-text.ts';
