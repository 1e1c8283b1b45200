import type { OwnershipTexts } from './ownership.ts';

export const texts: OwnershipTexts = {
  shared:
    'Com um plano pago, são só suas. Contas gratuitas são coproprietárias com o provedor: você pode publicar e vender as imagens, sem pedir e para sempre, e o operador pode mostrá-las na vitrine. Veja os [Termos de Serviço](/terms-of-service).',
  full: 'São suas, em todos os planos. Uma imagem só aparece em público se você a enviar e um administrador aprovar. Veja os [Termos de Serviço](/terms-of-service).',
};
