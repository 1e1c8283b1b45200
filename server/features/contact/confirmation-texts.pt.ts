import type { ConfirmationTexts } from './confirmation-mail.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirme seu e-mail para saber do programa de afiliados',
  greeting: 'Olá,',
  paragraphs: [
    'Recebemos um pedido para escrever uma vez para este endereço, quando o programa de afiliados abrir.',
    'Confirme, por favor. O link funciona por {days} dias. Se não foi você, ignore este e-mail; não escreveremos de novo.',
  ],
  action: 'Confirmar endereço',
  footer: 'Enviado pelo Adventure em {site}.',
};
