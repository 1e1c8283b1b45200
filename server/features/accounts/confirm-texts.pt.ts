import type { ConfirmTexts } from './confirm-page.ts';

export const texts: ConfirmTexts = {
  signOut: {
    title: 'Sair',
    question: 'Você quer sair da sua conta?',
    yes: 'Sair',
    no: 'Continuar na conta',
  },
  becomeAdmin: {
    title: 'Acesso de administrador',
    question: 'Você quer se tornar administrador?',
    yes: 'Tornar-se administrador',
    no: 'Cancelar',
  },
};
