import type { OwnershipTexts } from './ownership.ts';

export const texts: OwnershipTexts = {
  shared:
    'Con un plan de pago, solo tuyas. Las cuentas gratuitas son copropietarias con el proveedor: puedes publicar y vender las imágenes, sin preguntar y para siempre, y el operador puede mostrarlas en el escaparate. Consulta los [Términos del servicio](/terms-of-service).',
  full: 'Son tuyas, en todos los planes. Una imagen solo se muestra en público si la envías y un administrador la aprueba. Consulta los [Términos del servicio](/terms-of-service).',
};
