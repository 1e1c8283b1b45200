import type { Translation } from '#web/i18n/catalogue.ts';
import type { referenceTextsEn } from './texts.ts';

export const texts: Translation<typeof referenceTextsEn> = {
  title: 'Referencia de la API',
  lead: 'Todo lo que hace la app, lo hace con estas llamadas. Tú también puedes hacerlas.',
  inEnglish: 'Lo que hace cada llamada está escrito en inglés.',
  tryTitle: 'Pruébalas',
  tryLine: 'La página interactiva de este servidor envía llamadas reales con tu sesión.',
  docs: 'Abrir la página interactiva',
  document: 'Documento OpenAPI (JSON)',
  howTitle: 'Cómo funcionan las llamadas',
  howSession:
    'Iniciar sesión deja una cookie de sesión. Envíala en cada llamada que la necesite; desde un navegador usa credentials: include.',
  howErrors:
    'Lo que falla responde con un estado, un código estable, una frase que dice qué hacer y un número de solicitud.',
  howRepeat:
    'Envía una Idempotency-Key con lo que cuesta monedas: la misma clave otra vez responde lo mismo y se cobra una vez.',
  howLimits: 'Demasiadas llamadas responden 429 con los segundos de espera.',
  accounts: 'Cuentas',
  making: 'Crear imágenes',
  pictures: 'Imágenes',
  styles: 'Estilos',
  notifications: 'Notificaciones',
  site: 'Sitio y contacto',
  admin: 'Admin',
  server: 'Servidor',
  others: 'Otras',
  groups: 'Grupos de llamadas',
  filter: 'Filtrar las llamadas',
  found: { one: '{count} llamada', other: '{count} llamadas' },
  none: 'Ninguna llamada coincide.',
  needsSession: 'sesión',
  needsAdmin: 'admin',
  open: 'abierta a todos',
  path: 'En la dirección',
  query: 'Tras el signo de interrogación',
  header: 'Cabeceras',
  body: 'Cuerpo',
  required: 'obligatorio',
  nothing: 'No recibe nada.',
  loading: 'Cargando las llamadas',
  failedTitle: 'No se pudo cargar la lista de llamadas',
};
