import { coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { legalTextsEn } from './texts.ts';

export const texts: Translation<typeof legalTextsEn> = {
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
  updated: 'Última actualización: 28 de enero de 2025',
  sections: 'En esta página',

  operatorTitle: 'Quién mantiene este servicio',
  operatorNamed: 'Este servidor lo mantiene {name}, aquí llamado el operador.',
  operatorUnnamed:
    'Este servidor lo mantiene la persona o empresa que te dio su dirección, aquí llamada el operador. No ha indicado ningún nombre.',
  operatorAddress: 'Dirección postal: {address}',
  operatorEmail: 'Correo: {email}',

  serviceTitle: 'El servicio',
  service:
    'Adventure es un estudio en el que creas miniaturas e imágenes a partir de frases e imágenes. El operador lo ofrece por la web, con las herramientas y los planes que muestran sus páginas.',
  accountTitle: 'Tu cuenta',
  account:
    'Necesitas una cuenta con una dirección de correo que funcione y tener edad para celebrar un contrato donde vives, o el permiso de quien pueda hacerlo. No compartas tu contraseña; lo que se hace con tu cuenta cuenta como hecho por ti.',
  coinsTitle: 'Monedas y planes',
  coins: `Cada acción cuesta las monedas que muestra su botón. Las monedas se toman al empezar una imagen y se devuelven cuando falla o se cancela. Las cuentas nuevas reciben ${coinLimits.signupCoins} monedas gratis, que pueden caducar. Las monedas de un plan se renuevan cada mes y valen ${coinLimits.planDays} días. Las monedas no son dinero y no se pueden cobrar.`,
  contentTitle: 'Lo que creas',
  content:
    'Conservas los derechos sobre las frases e imágenes que traes. Las cuentas gratuitas son copropietarias de sus imágenes con el proveedor; las cuentas de pago conservan la propiedad total. Eres responsable de tener derecho a usar lo que subes y de cómo usas lo que creas.',
  conductTitle: 'Lo que no está permitido',
  conduct:
    'No crees imágenes que infrinjan la ley, engañen sobre personas o hechos reales, muestren contenido sexual con menores o acosen a alguien. No intentes saltarte los límites, los precios o la seguridad del servicio. Una cuenta que lo haga puede cerrarse.',
  endingTitle: 'Irse',
  ending:
    'Puedes eliminar tu cuenta en tu perfil en cualquier momento. Se elimina siete días después, para que aún puedas cambiar de idea; entonces tus imágenes y todo lo personal desaparecen, y las monedas sin usar también. Descarga antes lo que quieras conservar.',
  warrantyTitle: 'Sin garantía',
  warranty:
    'El servicio se ofrece tal como es. Puede interrumpirse, y una imagen puede salir distinta de lo que esperabas. En la medida en que la ley lo permita, el operador no responde por ganancias o datos perdidos; guarda copias de lo que te importa. Los derechos que la ley te da como consumidor no se tocan.',
  changesTitle: 'Cambios',
  changes:
    'Estos términos pueden cambiar. La fecha de arriba dice cuándo lo hicieron por última vez; si un cambio te afecta, se te avisa antes de que se aplique.',

  keptTitle: 'Qué se guarda',
  kept: 'Tu nombre y correo, una forma protegida de tu contraseña, tus prompts y ajustes, las imágenes que subes y creas, el registro de tus monedas y los mensajes que envías al operador. El servidor guarda además registros técnicos breves con direcciones de red, sin tus prompts.',
  purposeTitle: 'Para qué se usa',
  purpose:
    'Para darte el servicio en el que te registraste: iniciar tu sesión, crear y guardar tus imágenes, contar tus monedas, responderte y proteger el servicio de abusos. No se vende ni se usa para publicidad.',
  whereTitle: 'Dónde se guarda',
  where:
    'En el servidor y el almacenamiento del operador. Las imágenes son privadas: sus direcciones están firmadas, valen poco tiempo y se te dan solo a ti, a menos que tú mismo compartas una imagen.',
  othersTitle: 'Quién más lo recibe',
  others:
    'Nadie, a menos que el operador haya configurado un servicio externo: un motor de imágenes recibe el prompt y las imágenes de referencia de un trabajo, un proveedor de acceso sabe que entras aquí, un servidor de correo lleva las cartas que recibes. En estas páginas no hay publicidad, ni rastreo, ni scripts de terceros. Lo que dictas va a un motor de voz donde el operador ha configurado uno, y nada de ello se guarda aquí; si no, tu navegador lo reconoce, y su fabricante puede recibirlo.',
  browserTitle: 'Qué guarda tu navegador',
  browser:
    'Una cookie de sesión que los scripts no pueden leer, el idioma que elegiste, también como cookie, tus ajustes y una copia de tu perfil sin secretos, para que las páginas se muestren al instante. Al cerrar la sesión se elimina todo menos el idioma y los colores.',
  durationTitle: 'Cuánto tiempo se guarda',
  duration:
    'Las imágenes y los prompts hasta que los elimines. Todo lo personal hasta que elimines tu cuenta, y siete días más. Las sumas del registro de monedas quedan sin nombre, para que las cuentas cuadren.',
  rightsTitle: 'Tus derechos',
  rights:
    'Puedes ver, corregir, llevarte y eliminar lo que se guarda sobre ti. Tu perfil hace todo eso: cambia tus datos, los descarga todos y elimina tu cuenta. Para lo demás escribe al operador, que responde en el plazo que da tu ley.',
};
