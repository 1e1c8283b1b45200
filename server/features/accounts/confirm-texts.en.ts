import type { ConfirmTexts } from './confirm-texts.ts';

export const texts: ConfirmTexts = {
  signOut: { title: 'Sign out', question: 'Do you want to sign out?', yes: 'Sign out', no: 'Stay signed in' },
  becomeAdmin: {
    title: 'Admin access',
    question: 'Do you want to become an admin?',
    yes: 'Become admin',
    no: 'Cancel',
  },
};
