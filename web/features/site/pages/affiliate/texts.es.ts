import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliateTextsEn } from './texts.ts';

export const texts: Translation<typeof affiliateTextsEn> = {
  title: 'Programa de afiliados',
  soon: 'Pronto',
  lead: 'Recomienda Adventure y gana una parte de lo que pagan tus referidos. El programa aún no está abierto. Estará disponible pronto.',
  listTitle: 'Recibe un aviso cuando abra',
  listLine: 'Te enviaremos un solo correo, cuando abra.',
  email: 'Correo',
  emailWrong: 'Escribe una dirección de correo válida.',
  consent:
    'Envíenme un solo correo sobre el programa de afiliados. Puedo retirarlo en la página de contacto.',
  consentMissing: 'Marca la casilla para que podamos escribirte.',
  join: 'Apuntarme a la lista',
  joining: 'Procesando...',
  joinedTitle: 'Estás en la lista',
  joined:
    'Escribiremos a {email} cuando abra el programa. Este servidor no envía correos de confirmación, así que revisa la dirección.',
  askedTitle: 'Un paso más',
  asked: 'Si {email} aún no está en la lista, le enviamos un correo. Abre su enlace para confirmar.',
  confirmed: 'Tu dirección está confirmada. Te escribiremos cuando abra el programa.',
  fixedTitle: 'Lo que ya se sabe',
  fixedNothing: 'Aún no hay pagos ni enlaces de afiliado. Quien hoy te ofrezca uno no somos nosotros.',
  fixedTerms: 'Las tarifas y condiciones se publicarán aquí antes de que abra el programa.',
};
