import { coinLimits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import type { SiteContent } from '#contract/site.ts';
import { signupImages, signupThumbnails, supportHours } from '#contract/text-numbers.ts';
import { tools } from '#contract/tools.ts';
import { texts as ownership } from './ownership.es.ts';

/** The default texts of the Spanish pages; the operator can replace them. */
export const texts: SiteContent = {
  figures: [
    { value: '10.000+', label: 'creadores' },
    { value: '56.000+', label: 'imágenes generadas' },
  ],
  testimonials: [
    {
      name: 'Maya Lindqvist',
      role: 'Canal de videojuegos, 48.000 suscriptores',
      text: 'Escribo la frase mientras se renderiza el video. Cuando termina la subida, ya tengo cuatro miniaturas para elegir.',
      stars: 5,
      picture: null,
      isSample: true,
    },
    {
      name: 'Rafael Costa',
      role: 'Canal de finanzas, 210.000 suscriptores',
      text: 'La vista previa del feed resuelve cualquier discusión. Lo que se lee bien en tamaño completo muchas veces desaparece a 168 píxeles, y ahora lo veo antes de publicar.',
      stars: 5,
      picture: null,
      isSample: true,
    },
    {
      name: 'Tomás Herrera',
      role: 'Canal de ciencia, 95.000 suscriptores',
      text: 'El precio está en el botón, y una imagen que falla no cuesta nada. Así debería ser en todas partes.',
      stars: 5,
      picture: null,
      isSample: true,
    },
  ],
  faq: [
    {
      question: '¿Qué necesito para empezar?',
      answer: `Una cuenta y una frase sobre tu video. Cada cuenta nueva recibe ${coinLimits.signupCoins} monedas gratis: ${signupThumbnails} miniaturas o ${signupImages} imágenes de Genesys 1.0. Las monedas gratis pueden vencer.`,
    },
    {
      question: '¿Cuánto cuesta una imagen?',
      answer: `Una miniatura cuesta ${tools.Thumbnail.coins} monedas; con Thumbnails V2, ${tools.ThumbnailsV2.coins}; una imagen con Genesys Pro, ${tools['Genesys Pro'].coins}, o con Genesys 1.0, ${tools['Genesys 1.0'].coins}; y una ampliación, ${tools.Upscaler.coins}. Cada botón muestra su precio. Las imágenes que fallan, o que cancelas antes de que estén listas, no cuestan nada.`,
    },
    {
      question: '¿Puedo cancelar mi suscripción?',
      answer:
        'Sí, en cualquier momento. Abre [Precios](/pricing) y presiona Administrar suscripción. Conservas tu plan hasta el final del periodo pagado.',
    },
    {
      question: '¿Cómo consigo más monedas?',
      answer: `Elige un plan, o uno más grande, en [Precios](/pricing). Las monedas del plan se renuevan cada mes y valen ${coinLimits.planDays} días.`,
    },
    {
      question: '¿De quién son las imágenes?',
      answer: ownership.shared,
    },
    {
      question: '¿Adventure puede aprender mi propio estilo?',
      answer: `Sí. Los planes de pago incluyen estilos entrenados: ${plans.basic.trainedStyles} con Basic, ${plans.pro.trainedStyles} con PRO, ${plans.plus.trainedStyles} con Plus y los que quieras con Enterprise. Consulta [Estilos personalizados](/custom-styles).`,
    },
    {
      question: '¿Mis imágenes son privadas?',
      answer:
        'Sí. Solo tú puedes abrir tu galería. Una imagen se hace pública solo si la envías a la galería pública y un administrador la aprueba.',
    },
    {
      question: '¿Hay un programa de afiliados?',
      answer:
        'Estará disponible pronto. Deja tu correo en [Afiliados](/affiliate) y te avisaremos cuando abra.',
    },
    {
      question: '¿Dónde encuentro ayuda?',
      answer: `En [Soporte](/support). Los planes de pago reciben respuesta en ${supportHours} horas como máximo.`,
    },
  ],
  social: [],
  updates: [],
};
