import type { ConfirmationTexts } from './confirmation-mail.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirme que quer saber do programa de afiliados',
  greeting: 'Olá,',
  paragraphs: [
    'Alguém, esperamos que você, pediu que escrevamos uma vez para este endereço, quando o programa de afiliados abrir.',
    'Confirme, por favor. O link funciona por {days} dias. Se não foi você, ignore este e-mail: não vem mais nada.',
  ],
  action: 'Confirmar endereço',
  footer: 'Este e-mail veio do Adventure em {site}.',
};
