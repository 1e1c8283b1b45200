export { useStoredForm, useStoredText } from './use-stored-draft.ts';
