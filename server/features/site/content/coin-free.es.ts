import type { CoinFreeTexts } from './coin-free.ts';

export const texts: CoinFreeTexts = {
  answers: {
    '¿Qué necesito para empezar?': 'Una cuenta y una frase sobre tu video.',
    '¿Cuánto cuesta una imagen?': null,
    '¿Puedo cancelar mi suscripción?': null,
    '¿Cómo consigo más monedas?': null,
    '¿Adventure puede aprender mi propio estilo?':
      'Sí. Entrena con tus propias imágenes tantos estilos como quieras. Consulta [Estilos personalizados](/custom-styles).',
    '¿Dónde encuentro ayuda?': 'En [Soporte](/support).',
    '¿De quién son las imágenes?':
      'Son tuyas. Una imagen solo se muestra en público si la envías y un administrador la aprueba. Consulta los [Términos del servicio](/terms-of-service).',
    '¿Hay un programa de afiliados?': null,
  },
  testimonials: {
    'Tomás Herrera':
      'El botón dice lo que hace, y una imagen que falla simplemente se vuelve a hacer. Así debería ser en todas partes.',
  },
};
