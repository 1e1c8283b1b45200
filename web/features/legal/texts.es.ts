import { accountLimits, coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { legalTexts } from './texts.ts';

export const texts: Translation<typeof legalTexts.own> = {
  updated: 'Última actualización: 28 de enero de 2025',
  sections: 'En esta página',

  operatorTitle: 'Quién mantiene este servicio',
  operatorNamed: 'Este servidor lo mantiene {name}, aquí llamado el operador.',
  operatorUnnamed:
    'Este servidor lo mantiene la persona o empresa que te dio su dirección, aquí llamada el operador. No publicó su nombre.',
  operatorAddress: 'Dirección postal: {address}',
  operatorEmail: 'Correo: {email}',

  serviceTitle: 'El servicio',
  service:
    'Adventure es un estudio para crear miniaturas e imágenes a partir de texto y de imágenes. El operador lo ofrece por la web, con las herramientas y los planes que muestran sus páginas.',
  serviceCoinFree:
    'Adventure es un estudio para crear miniaturas e imágenes a partir de texto y de imágenes. El operador lo ofrece por la web, con las herramientas que muestran sus páginas.',
  accountTitle: 'Tu cuenta',
  account:
    'Necesitas una cuenta con una dirección de correo que funcione. Debes tener edad para celebrar un contrato donde vives, o el permiso de tu madre, padre o tutor. No compartas tu contraseña; eres responsable de lo que se hace con tu cuenta.',
  coinsTitle: 'Monedas y planes',
  coins: `Cada acción cuesta las monedas que muestra su botón. Las monedas se reservan al empezar una imagen y se devuelven cuando falla o se cancela antes de estar lista. Las cuentas nuevas reciben ${coinLimits.signupCoins} monedas gratis, que pueden vencer. Las monedas de un plan se renuevan cada mes y valen ${coinLimits.planDays} días. Las monedas no son dinero y no se pueden cobrar.`,
  contentTitle: 'Lo que creas',
  content:
    'Conservas los derechos sobre los textos e imágenes que traes. Las cuentas gratuitas son copropietarias de sus imágenes con el proveedor; las cuentas de pago conservan la propiedad total. Copropiedad significa que puedes publicar y vender la imagen, sin preguntar y para siempre, y el operador puede mostrarla en el escaparate. Eres responsable de tener derecho a usar lo que subes y de cómo usas lo que creas.',
  contentFull:
    'Conservas los derechos sobre los textos e imágenes que traes, y las imágenes que creas son tuyas, en todos los planes. Eres responsable de tener derecho a usar lo que subes y de cómo usas lo que creas.',
  contentFullCoinFree:
    'Conservas los derechos sobre los textos e imágenes que traes, y las imágenes que creas son tuyas. Eres responsable de tener derecho a usar lo que subes y de cómo usas lo que creas.',
  conductTitle: 'Lo que no está permitido',
  conduct:
    'No crees imágenes que infrinjan la ley, engañen sobre personas o hechos reales, muestren contenido sexual que involucre a menores o acosen a alguien. No intentes eludir los límites, los precios o las medidas de seguridad. Las cuentas que lo hagan pueden cerrarse.',
  conductCoinFree:
    'No crees imágenes que infrinjan la ley, engañen sobre personas o hechos reales, muestren contenido sexual que involucre a menores o acosen a alguien. No intentes eludir los límites o las medidas de seguridad. Las cuentas que lo hagan pueden cerrarse.',
  endingTitle: 'Eliminar tu cuenta',
  ending: `Puedes eliminar tu cuenta en tu perfil en cualquier momento. Se elimina después de ${accountLimits.deletionGraceDays} días, para que puedas cambiar de idea. Entonces desaparecen tus imágenes, tus datos personales y las monedas sin usar. Descarga antes lo que quieras conservar.`,
  endingCoinFree: `Puedes eliminar tu cuenta en tu perfil en cualquier momento. Se elimina después de ${accountLimits.deletionGraceDays} días, para que puedas cambiar de idea. Entonces desaparecen tus imágenes y tus datos personales. Descarga antes lo que quieras conservar.`,
  warrantyTitle: 'Sin garantía',
  warranty:
    'El servicio se ofrece tal cual. Puede interrumpirse, y las imágenes pueden no salir como esperabas. En la medida en que la ley lo permita, el operador no responde por ganancias o datos perdidos; guarda copias de lo que te importa. Tus derechos legales como consumidor no se ven afectados.',
  changesTitle: 'Cambios',
  changes:
    'Estos términos pueden cambiar. La fecha de arriba muestra el último cambio; te avisamos de los cambios importantes antes de que entren en vigor.',

  keptTitle: 'Qué se guarda',
  kept: 'Tu nombre y correo, una forma protegida de tu contraseña, tus prompts y ajustes, las imágenes que subes y creas, fotos de tu cara si aceptas guardarlas, tu historial de monedas y los mensajes que envías al operador. El servidor guarda además registros técnicos breves con direcciones de red, sin tus prompts.',
  keptCoinFree:
    'Tu nombre y correo, una forma protegida de tu contraseña, tus prompts y ajustes, las imágenes que subes y creas, fotos de tu cara si aceptas guardarlas y los mensajes que envías al operador. El servidor guarda además registros técnicos breves con direcciones de red, sin tus prompts.',
  purposeTitle: 'Para qué se usa',
  purpose:
    'Para ofrecer el servicio: iniciar tu sesión, crear y guardar tus imágenes, contar tus monedas, responderte y proteger el servicio contra abusos. Tus datos no se venden ni se usan para publicidad.',
  purposeCoinFree:
    'Para ofrecer el servicio: iniciar tu sesión, crear y guardar tus imágenes, responderte y proteger el servicio contra abusos. Tus datos no se venden ni se usan para publicidad.',
  whereTitle: 'Dónde se guarda',
  where:
    'En el servidor y el almacenamiento del operador. Las imágenes son privadas: sus direcciones están firmadas, expiran en poco tiempo y se te dan solo a ti, a menos que compartas una imagen.',
  othersTitle: 'Quién más lo recibe',
  others:
    'Nadie, a menos que el operador haya configurado un servicio externo. Un motor de imágenes recibe el prompt y las imágenes de referencia de una tarea, un proveedor de inicio de sesión sabe que entras aquí, y un servidor de correo te entrega nuestros mensajes. Estas páginas no tienen publicidad, rastreo ni scripts de terceros. Si el operador configuró un motor de transcripción, este recibe tus grabaciones, que este servidor no guarda; si no, las transcribe tu navegador, y su fabricante puede recibirlas.',
  browserTitle: 'Qué guarda tu navegador',
  browser:
    'Una cookie de sesión que los scripts no pueden leer, tu idioma (también como cookie), tus ajustes y una copia de tu perfil sin secretos, para que las páginas carguen más rápido. Al cerrar sesión se elimina todo menos el idioma y el tema.',
  durationTitle: 'Cuánto tiempo se guarda',
  duration: `Imágenes y prompts: hasta que los elimines. Datos personales: hasta ${accountLimits.deletionGraceDays} días después de que elimines tu cuenta. Los totales del historial de monedas se guardan sin tu nombre para la contabilidad.`,
  durationCoinFree: `Imágenes y prompts: hasta que los elimines. Datos personales: hasta ${accountLimits.deletionGraceDays} días después de que elimines tu cuenta.`,
  rightsTitle: 'Tus derechos',
  rights:
    'Puedes ver, corregir, exportar y eliminar los datos guardados sobre ti. Usa tu perfil para cambiar tus datos, descargarlos todos o eliminar tu cuenta. Para lo demás, contacta al operador, que responde en el plazo legal.',
};
