import type { Translation } from '#web/i18n/catalogue.ts';
import type { menuTexts } from './texts.ts';

export const texts: Translation<typeof menuTexts.own> = {
  account: 'Cuenta',
  coinsExpire: 'Monedas gratis hasta el {date}',
  editProfile: 'Editar perfil',
  subscription: 'Suscripción',
  plan: 'Plan {plan}',
  theme: 'Tema',
  languageFailed: 'No se pudo cambiar el idioma. Inténtalo de nuevo.',
  logout: 'Cerrar sesión',
  updates: 'Novedades',
  newUpdates: 'nuevas',
  shortcuts: 'Atajos de teclado',
};
