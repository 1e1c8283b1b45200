import type { Translation } from '#web/i18n/catalogue.ts';
import type { communityTextsEn } from './texts.ts';

export const texts: Translation<typeof communityTextsEn> = {
  title: 'Comunidad',
  lead: 'Un lugar para mostrar miniaturas, preguntar a otros creadores y hablar con quienes mantienen este servidor. Viene con todos los planes.',
  join: 'Únete a la comunidad',
  leads: 'Abre {host} en una pestaña nueva.',
  doTitle: 'Qué pasa allí',
  doShow: 'Muestra dos versiones de una miniatura y descubre cuál recibe el clic.',
  doAsk: 'Pregunta cómo consiguió alguien un estilo y comparte prompts que funcionaron.',
  doTell: 'Di qué falta. Las ideas de allí acaban en las novedades.',
  rulesTitle: 'Reglas de la casa',
  rules: 'Sé amable, muestra tu propio trabajo y no publiques lo que los términos prohíben aquí.',
  noneTitle: 'Aquí aún no hay una comunidad',
  none: 'Las personas que mantienen este servidor aún no han creado un punto de encuentro. Hasta entonces, escríbeles.',
  contact: 'Contacto',
  adminHint: 'Eres admin: define COMMUNITY_URL en la configuración, y esta página muestra la invitación.',
  failedTitle: 'No se pudo cargar la invitación',
};
