import type { Translation } from '#web/i18n/catalogue.ts';
import type { menuTexts } from './texts.ts';

export const texts: Translation<typeof menuTexts.own> = {
  account: 'Conta',
  coinsExpire: 'Moedas grátis até {date}',
  editProfile: 'Editar perfil',
  subscription: 'Assinatura',
  plan: 'Plano {plan}',
  theme: 'Tema',
  languageFailed: 'Não foi possível mudar o idioma. Tente de novo.',
  logout: 'Sair',
  updates: 'Novidades',
  newUpdates: 'novas',
  shortcuts: 'Atalhos do teclado',
};
