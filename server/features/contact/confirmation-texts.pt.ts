import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirme seu e-mail para o programa de afiliados',
  greeting: 'Olá,',
  paragraphs: [
    'Alguém pediu que enviássemos um único e-mail a este endereço, quando o programa de afiliados abrir.',
    'Confirme o endereço. O link funciona por {days} dias. Se não foi você, ignore este e-mail; não escreveremos de novo.',
  ],
  action: 'Confirmar endereço',
  footer: 'Enviado pelo Adventure em {site}.',
};
