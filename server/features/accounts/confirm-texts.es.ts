import type { ConfirmTexts } from './confirm-page.ts';

export const texts: ConfirmTexts = {
  signOut: {
    title: 'Cerrar sesión',
    question: '¿Quieres cerrar la sesión?',
    yes: 'Cerrar sesión',
    no: 'Seguir conectado',
  },
  becomeAdmin: {
    title: 'Acceso de administrador',
    question: '¿Quieres ser administrador?',
    yes: 'Ser administrador',
    no: 'Cancelar',
  },
};
