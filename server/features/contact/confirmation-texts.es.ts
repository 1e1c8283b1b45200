import type { ConfirmationTexts } from './confirmation-mail.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirma tu correo para saber del programa de afiliados',
  greeting: 'Hola:',
  paragraphs: [
    'Recibimos una solicitud para escribir una vez a esta dirección, cuando abra el programa de afiliados.',
    'Confírmalo, por favor. El enlace funciona durante {days} días. Si no fuiste tú, ignora este correo; no volveremos a escribir.',
  ],
  action: 'Confirmar dirección',
  footer: 'Enviado por Adventure en {site}.',
};
