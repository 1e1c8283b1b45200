import type { ConfirmTexts } from './confirm-texts.ts';

export const texts: ConfirmTexts = {
  signOut: {
    title: 'Cerrar sesión',
    question: '¿Quieres cerrar la sesión?',
    yes: 'Cerrar sesión',
    no: 'Mantener la sesión',
  },
  becomeAdmin: {
    title: 'Acceso de administrador',
    question: '¿Quieres convertirte en administrador?',
    yes: 'Convertirme en administrador',
    no: 'Cancelar',
  },
};
