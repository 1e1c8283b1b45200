import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliateTextsEn } from './texts.ts';

export const texts: Translation<typeof affiliateTextsEn> = {
  title: 'Programa de afiliados',
  soon: 'Pronto',
  lead: 'Recomienda Adventure y recibe una parte de lo que pagan las personas que traes. El programa aún no está abierto. Estará disponible pronto.',
  listTitle: 'Entérate cuando abra',
  listLine: 'Un correo cuando abra el programa, y nada más.',
  email: 'Correo',
  emailWrong: 'Escribe una dirección de correo válida.',
  consent: 'Escríbanme una vez sobre el programa de afiliados. Puedo retirarlo en la página de contacto.',
  consentMissing: 'Marca la casilla para que podamos escribirte.',
  join: 'Apuntarme a la lista',
  joining: 'Procesando...',
  joinedTitle: 'Estás en la lista',
  joined:
    'Escribimos a {email} cuando abra el programa. Este servidor no envía correos, así que la dirección no se confirma: quien lo opera la ve tal como se escribió.',
  askedTitle: 'Un paso más',
  asked: 'Si aún no está en la lista, {email} recibe un correo. Abre su enlace para confirmar la dirección.',
  confirmed: 'Tu dirección está confirmada. Escribimos a ella cuando abra el programa.',
  fixedTitle: 'Lo que ya está decidido',
  fixedNothing:
    'Aún no se paga nada, y no hay enlaces que compartir: quien hoy te ofrezca uno no somos nosotros.',
  fixedTerms: 'Las tarifas y condiciones se publican aquí antes de que nadie pueda participar.',
};
