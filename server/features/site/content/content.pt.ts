import { coinLimits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import type { SiteContent } from '#contract/site.ts';
import { signupImages, signupThumbnails, supportHours } from '#contract/text-numbers.ts';
import { tools } from '#contract/tools.ts';
import { texts as ownership } from './ownership.pt.ts';

/** The default texts of the Portuguese pages; the operator can replace them. */
export const texts: SiteContent = {
  figures: [
    { value: '10.000+', label: 'criadores' },
    { value: '56.000+', label: 'imagens geradas' },
  ],
  testimonials: [
    {
      name: 'Maya Lindqvist',
      role: 'Canal de games, 48 mil inscritos',
      text: 'Escrevo a frase enquanto o vídeo renderiza. Quando o upload termina, já tenho quatro thumbnails para escolher.',
      stars: 5,
      picture: null,
      isSample: true,
    },
    {
      name: 'Rafael Costa',
      role: 'Canal de finanças, 210 mil inscritos',
      text: 'A prévia do feed encerra qualquer discussão. O que se lê bem em tamanho real muitas vezes some com 168 pixels, e agora vejo isso antes de publicar.',
      stars: 5,
      picture: null,
      isSample: true,
    },
    {
      name: 'Tomás Herrera',
      role: 'Canal de ciência, 95 mil inscritos',
      text: 'O preço está no botão, e uma imagem que falha não custa nada. Devia ser assim em todo lugar.',
      stars: 5,
      picture: null,
      isSample: true,
    },
  ],
  faq: [
    {
      question: 'Do que eu preciso para começar?',
      answer: `De uma conta e de uma frase sobre o seu vídeo. Cada conta nova recebe ${coinLimits.signupCoins} moedas grátis: ${signupThumbnails} thumbnails ou ${signupImages} imagens do Genesys 1.0. As moedas grátis podem expirar.`,
    },
    {
      question: 'Quanto custa uma imagem?',
      answer: `Uma thumbnail custa ${tools.Thumbnail.coins} moedas; com Thumbnails V2, ${tools.ThumbnailsV2.coins}; uma imagem com Genesys Pro, ${tools['Genesys Pro'].coins}, ou com Genesys 1.0, ${tools['Genesys 1.0'].coins}; e uma ampliação, ${tools.Upscaler.coins}. Cada botão mostra o preço. Imagens que falham, ou que você cancela antes de ficarem prontas, não custam nada.`,
    },
    {
      question: 'Posso cancelar minha assinatura?',
      answer:
        'Sim, a qualquer momento. Abra [Preços](/pricing) e pressione Gerenciar assinatura. O plano vale até o fim do período pago.',
    },
    {
      question: 'Como consigo mais moedas?',
      answer: `Escolha um plano, ou um plano maior, em [Preços](/pricing). As moedas do plano se renovam todo mês e valem por ${coinLimits.planDays} dias.`,
    },
    {
      question: 'De quem são as imagens?',
      answer: ownership.shared,
    },
    {
      question: 'O Adventure consegue aprender meu próprio estilo?',
      answer: `Sim. Os planos pagos incluem estilos treinados: ${plans.basic.trainedStyles} no Basic, ${plans.pro.trainedStyles} no PRO, ${plans.plus.trainedStyles} no Plus e quantos você quiser no Enterprise. Veja [Estilos personalizados](/custom-styles).`,
    },
    {
      question: 'Minhas imagens são privadas?',
      answer:
        'Sim. Só você pode abrir sua galeria. Uma imagem só fica pública se você a enviar para a galeria pública e um administrador aprovar.',
    },
    {
      question: 'Existe um programa de afiliados?',
      answer:
        'Ele estará disponível em breve. Deixe seu e-mail em [Afiliados](/affiliate) e avisaremos quando abrir.',
    },
    {
      question: 'Onde encontro ajuda?',
      answer: `Em [Suporte](/support). Os planos pagos têm resposta em até ${supportHours} horas.`,
    },
  ],
  social: [],
  updates: [],
};
