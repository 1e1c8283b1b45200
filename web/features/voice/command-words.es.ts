import type { CommandWords } from './command-words.ts';

export const texts: CommandWords = {
  generate: ['generar', 'genera', 'generar ahora', 'generar imagen', 'generar miniatura', 'crear', 'crea'],
  clear: [
    'borrar',
    'borra',
    'borrar prompt',
    'borrar el prompt',
    'borrar todo',
    'limpiar',
    'empezar de nuevo',
  ],
  enhance: ['mejorar', 'mejora', 'mejorar prompt', 'mejorar el prompt'],
  aspect: {
    '16:9': ['pantalla ancha', 'panoramico', 'apaisado', 'dieciseis por nueve'],
    '1:1': ['cuadrado', 'cuadrada', 'uno por uno'],
    '9:16': ['vertical', 'de pie', 'nueve por dieciseis'],
  },
  count: {
    1: ['una variacion', '1 variacion', 'un diseno', '1 diseno'],
    2: ['dos variaciones', '2 variaciones', 'dos disenos', '2 disenos'],
    4: ['cuatro variaciones', '4 variaciones', 'cuatro disenos', '4 disenos'],
  },
  style: [
    'estilo',
    'usar estilo',
    'usar el estilo',
    'elegir estilo',
    'cambiar estilo a',
    'cambiar el estilo a',
  ],
  tool: ['herramienta', 'usar', 'usar herramienta', 'cambiar a', 'abrir'],
  startUpscale: ['ampliar', 'amplia', 'ampliar ahora'],
  factor: {
    2: ['dos veces'],
    4: ['cuatro veces'],
    8: ['ocho veces'],
  },
};
