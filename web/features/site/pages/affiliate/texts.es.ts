import type { Translation } from '#web/i18n/catalogue.ts';
import type { affiliateTexts } from './texts.ts';

export const texts: Translation<typeof affiliateTexts.own> = {
  title: 'Programa de afiliados',
  lead: 'Recomienda Adventure y gana una parte de lo que pagan tus referidos. El programa aún no está abierto.',
  listTitle: 'Recibe un aviso cuando abra',
  listLine: 'Te enviaremos un solo correo, cuando abra.',
  consent:
    'Quiero recibir un solo correo sobre el programa de afiliados. Puedo retirar mi consentimiento en la página de contacto.',
  consentMissing: 'Marca la casilla para que podamos enviarte un correo.',
  join: 'Unirme a la lista',
  joining: 'Procesando...',
  joinedTitle: 'Estás en la lista',
  joined:
    'Enviaremos un correo a {email} cuando abra el programa. Este servidor no envía correos de confirmación, así que revisa la dirección.',
  askedTitle: 'Un paso más',
  asked: 'Si {email} aún no está en la lista, le enviamos un correo. Abre el enlace para confirmar.',
  confirmed: 'Tu dirección está confirmada. Te enviaremos un correo cuando abra el programa.',
  fixedTitle: 'Lo que ya se sabe',
  fixedNothing: 'Aún no hay pagos ni enlaces de afiliado. Quien te ofrezca uno hoy no es de Adventure.',
  fixedTerms: 'Las comisiones y condiciones se publicarán aquí antes de que abra el programa.',
};
