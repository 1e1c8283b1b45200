import type { Translation } from '#web/i18n/catalogue.ts';
import type { menuTextsEn } from './texts.ts';

export const texts: Translation<typeof menuTextsEn> = {
  account: 'Cuenta',
  coinsExpire: 'Monedas gratis hasta el {date}',
  editProfile: 'Editar perfil',
  subscription: 'Suscripción',
  plan: 'Plan {plan}',
  adminPanel: 'Panel de administración',
  theme: 'Tema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeSystem: 'Sistema',
  language: 'Idioma',
  languageFailed: 'No se pudo cambiar el idioma. Inténtalo de nuevo.',
  logout: 'Cerrar sesión',
};
