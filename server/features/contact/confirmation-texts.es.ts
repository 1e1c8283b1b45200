import type { ConfirmationTexts } from './confirmation-mail.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirma que quieres saber del programa de afiliados',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien, esperamos que tú, pidió que escribamos una vez a esta dirección, cuando abra el programa de afiliados.',
    'Confírmalo, por favor. El enlace funciona durante {days} días. Si no fuiste tú, ignora este correo: no llega nada más.',
  ],
  action: 'Confirmar dirección',
  footer: 'Este correo vino de Adventure en {site}.',
};
