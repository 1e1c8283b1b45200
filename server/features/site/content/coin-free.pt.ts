import type { CoinFreeTexts } from './coin-free.ts';

export const texts: CoinFreeTexts = {
  answers: {
    'Do que eu preciso para começar?': 'De uma conta e de uma frase sobre o seu vídeo.',
    'Quanto custa uma imagem?': null,
    'Posso cancelar minha assinatura?': null,
    'Como consigo mais moedas?': null,
    'O Adventure consegue aprender meu próprio estilo?':
      'Sim. Treine quantos estilos quiser com as suas próprias imagens. Veja [Estilos personalizados](/custom-styles).',
    'Onde encontro ajuda?': 'Em [Suporte](/support).',
    'De quem são as imagens?':
      'São suas. Uma imagem só aparece em público se você a enviar e um administrador aprovar. Veja os [Termos de Serviço](/terms-of-service).',
    'Existe um programa de afiliados?': null,
  },
  testimonials: {
    'Tomás Herrera':
      'O botão diz o que faz, e uma imagem que falha é simplesmente feita de novo. Devia ser assim em todo lugar.',
  },
};
