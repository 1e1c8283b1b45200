import type { ConfirmTexts } from './confirm-texts.ts';

export const texts: ConfirmTexts = {
  signOut: {
    title: 'Sair',
    question: 'Você quer sair da sua conta?',
    yes: 'Sair',
    no: 'Continuar conectado',
  },
  becomeAdmin: {
    title: 'Acesso de administrador',
    question: 'Você quer virar administrador?',
    yes: 'Virar administrador',
    no: 'Cancelar',
  },
};
