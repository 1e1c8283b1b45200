import type { Translation } from '#web/i18n/catalogue.ts';
import type { popupTextsEn } from './texts.ts';

export const texts: Translation<typeof popupTextsEn> = {
  failedText: 'Tuvimos un problema al generar tu imagen. Inténtalo de nuevo con otros ajustes.',
  failedTextV2:
    'No pudimos generar tu imagen. Prueba a cambiar el prompt o a usar otra imagen de referencia.',
  notReadyText:
    'El motor para esto no está listo, y solo quienes llevan este sitio pueden cambiarlo. No se debe a tus ajustes.',
  upscaleFailedText: 'No se pudo ampliar la imagen. Inténtalo de nuevo.',
  upscaleSuggestion: 'Elige un factor menor o una imagen más pequeña',
  failedSuggestions: 'Qué puede ayudar',
  failedSuggestion1: 'Inténtalo de nuevo: un motor ocupado puede responder a la segunda',
  failedSuggestion2: 'Elige otro estilo u otra resolución',
  failedSuggestion3: 'Usa un prompt más corto',
  policyText:
    'No pudimos generar esta imagen porque puede contener algo que va contra nuestras políticas. Cambia el prompt o usa otra imagen de referencia.',
  policySuggestion1: 'Usa términos más generales',
  policySuggestion2: 'Quita el contenido prohibido, como violencia o contenido para adultos',
  policySuggestion3: 'Prueba con otra imagen de referencia',
  editPrompt: 'Editar prompt',
  close: 'Cerrar',
  outOfCoinsTitle: 'Se te acabaron las monedas',
  outOfCoinsNeeds: 'Esto cuesta {needed}. Tienes {owned}. Tu prompt queda guardado.',
  outOfCoinsOther: 'Lo que tienes aún alcanza para',
  outOfCoinsExpiry: 'Tus {owned} caducan el {date}.',
  coinsWaitingTitle: 'Tus monedas gratis te esperan',
  coinsWaitingLine: {
    one: '{count} moneda gratis es tuya en cuanto tu correo esté confirmado.',
    other: '{count} monedas gratis son tuyas en cuanto tu correo esté confirmado.',
  },
  coinsWaitingLink: 'Cómo confirmarlo',
  maybeLater: 'Quizá más tarde',
  upgradeNow: 'Mejorar ahora',
  offerSave: 'Ahorra {percent}%',
  offerMonth: 'al mes',
  offerGenesys1: 'imágenes de Genesys 1.0',
  offerGenesysPro: 'imágenes de Genesys Pro',
  offerUpscales: 'ampliaciones',
  offerThumbnails: 'miniaturas normales',
  offerV2: 'miniaturas V2 premium',
  premiumTitle: 'Hola, {name}: la invitación es para ti',
  premiumText:
    '{tool} trabaja con hasta cinco imágenes tuyas y viene con todos los planes de pago. No se envió ni se cobró nada.',
  premiumUnlock: 'Desbloquear acceso ahora',
  premiumWithout: 'Continuar sin acceso',
  trialExpiredTitle: 'Tus monedas gratis vencieron',
  trialExpiredText:
    'Tus imágenes se quedan, y también todo lo que escribiste. Un plan trae monedas nuevas cada mes.',
  discountTitle: '¡Descuento especial!',
  discountText: 'PRO a menor precio el primer mes. Puedes dejarlo cuando quieras.',
  discountInstead: '{price} en lugar de {regular} el primer mes',
  discountMonth: 'el primer mes',
  discountSave: 'Ahorra {amount} el primer mes',
  discountImages: 'Hasta {count} imágenes al mes',
  welcomeTitle: '¡Te damos la bienvenida!',
  welcomeText: {
    one: 'Tienes {count} moneda gratis. Mira cómo una frase se convierte en imagen y escribe la tuya.',
    other: 'Tienes {count} monedas gratis. Mira cómo una frase se convierte en imagen y escribe la tuya.',
  },
  welcomeTextNoCoins: 'Mira cómo una frase se convierte en imagen y escribe la tuya.',
  welcomeVideo: 'Cómo una frase se convierte en imagen; música, sin voz',
  welcomeStart: 'Empezar a crear',
};
