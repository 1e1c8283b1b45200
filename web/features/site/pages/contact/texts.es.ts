import type { Translation } from '#web/i18n/catalogue.ts';
import type { contactTexts } from './texts.ts';

export const texts: Translation<typeof contactTexts.own> = {
  lead: 'Haz una pregunta, reporta un problema o dinos qué falta. Una persona lee cada mensaje.',
  form: 'Mensaje',
  topic: 'Tema',
  topicQuestion: 'Una pregunta',
  topicProblem: 'Algo no funciona',
  topicBilling: 'Planes y pago',
  topicIdea: 'Una idea',
  topicPrivacy: 'Mis datos',
  topicOther: 'Otra cosa',
  message: 'Mensaje',
  messageHint: '¿Qué hiciste, qué esperabas, qué pasó?',
  messageCount: '{used} de {limit} caracteres',
  messageShort: { one: 'Escribe al menos {count} carácter.', other: 'Escribe al menos {count} caracteres.' },
  messageLong: 'Sobran {over} caracteres. Usa como máximo {limit}.',
  email: 'Correo para la respuesta',
  send: 'Enviar mensaje',
  sending: 'Enviando...',
  sentTitle: 'Mensaje enviado',
  sentReference: 'Indica la referencia {reference} si vuelves a escribir.',
  sentNext: 'El operador de este servidor responderá a {email}.',
  sentHours: {
    one: 'En tu plan, recibes respuesta en {count} hora como máximo.',
    other: 'En tu plan, recibes respuesta en {count} horas como máximo.',
  },
  sentNoHours:
    'Tu plan no tiene un plazo de respuesta garantizado; la mayoría de los mensajes se leen en pocos días.',
  another: 'Escribir otro mensaje',
  otherWays: 'Otras formas de ayuda',
  faq: 'Ayuda y soporte',
  faqLine: 'Respuestas a las preguntas más comunes.',
  community: 'Preguntar a la comunidad',
  communityLine: 'Otros creadores suelen saber la respuesta.',
  write: 'Escribir a {email}',
  writeLine: 'Si prefieres tu propia aplicación de correo.',
};
