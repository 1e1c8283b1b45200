import type { Translation } from '#web/i18n/catalogue.ts';
import type { referenceTexts } from './texts.ts';

export const texts: Translation<typeof referenceTexts.own> = {
  title: 'Referencia de la API',
  lead: 'La app usa estos endpoints para todo lo que hace. Tú también puedes usarlos.',
  inEnglish: 'Las descripciones de los endpoints están en inglés.',
  tryTitle: 'Pruébalos',
  tryLine: 'La página interactiva de este servidor envía llamadas reales con tu sesión.',
  docs: 'Abrir la página interactiva',
  document: 'Documento OpenAPI (JSON)',
  howTitle: 'Cómo funcionan las llamadas',
  howSession:
    'Al iniciar sesión se crea una cookie de sesión. Envíala en cada llamada que la necesite; en un navegador, usa credentials: include.',
  howErrors:
    'Los errores devuelven un estado, un código estable, un mensaje que dice qué hacer y un ID de solicitud.',
  howRepeat:
    'Envía una Idempotency-Key en las llamadas que inician algo: si la repites, recibes la misma respuesta y nada empieza dos veces.',
  howLimits: 'Demasiadas llamadas devuelven 429 con los segundos de espera.',
  accounts: 'Cuentas',
  making: 'Crear imágenes',
  pictures: 'Imágenes',
  styles: 'Estilos',
  notifications: 'Notificaciones',
  site: 'Sitio y contacto',
  admin: 'Administración',
  server: 'Servidor',
  others: 'Otros',
  groups: 'Grupos de endpoints',
  filter: 'Filtrar endpoints',
  found: { one: '{count} endpoint', other: '{count} endpoints' },
  none: 'No se encontró ningún endpoint.',
  needsSession: 'sesión',
  needsAdmin: 'admin',
  open: 'público',
  path: 'Parámetros de ruta',
  query: 'Parámetros de consulta',
  header: 'Encabezados',
  body: 'Cuerpo',
  required: 'obligatorio',
  nothing: 'Sin parámetros.',
  loading: 'Cargando los endpoints',
  failedTitle: 'No se pudo cargar la lista de endpoints',
};
