import type { ConfirmationTexts } from './confirmation-texts.ts';

export const texts: ConfirmationTexts = {
  subject: 'Confirma tu correo para el programa de afiliados',
  greeting: 'Hola:',
  paragraphs: [
    'Alguien nos pidió enviar un solo correo a esta dirección, cuando abra el programa de afiliados.',
    'Confirma la dirección. El enlace funciona durante {days} días. Si no fuiste tú, ignora este correo; no volveremos a escribirte.',
  ],
  action: 'Confirmar dirección',
  footer: 'Enviado por Adventure en {site}.',
};
