import type { Translation } from '#web/i18n/catalogue.ts';
import type { communityTexts } from './texts.ts';

export const texts: Translation<typeof communityTexts.own> = {
  lead: 'Muestra tus miniaturas, consulta a otros creadores y habla con el operador.',
  join: 'Unirme a la comunidad',
  leads: 'Abre {host} en una pestaña nueva.',
  doTitle: 'Qué hacer allí',
  doShow: 'Muestra dos versiones de una miniatura y descubre en cuál haría clic la gente.',
  doAsk: 'Pregunta cómo otros lograron un estilo y comparte prompts que funcionaron.',
  doTell: 'Di qué falta. Muchas novedades empiezan con ideas de allí.',
  rulesTitle: 'Reglas',
  rules: 'Sé amable, muestra tu propio trabajo y respeta los términos del servicio.',
  noneTitle: 'Aún no hay comunidad',
  none: 'El operador de este servidor aún no creó una comunidad. Puedes contactarlo directamente.',
  adminHint: 'Eres administrador: define COMMUNITY_URL en la configuración para mostrar aquí una invitación.',
  failedTitle: 'No se pudo cargar la invitación',
};
