import { coinLimits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import type { SiteContent } from '#contract/site.ts';
import { supportHours } from '#contract/text-numbers.ts';
import { tools } from '#contract/tools.ts';

/** What the Portuguese pages say until the operator says otherwise. */
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
      text: 'A prévia do feed encerra qualquer discussão. O que se lê bem em tamanho real muitas vezes some a 168 pixels, e agora eu vejo isso antes de publicar.',
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
      answer: `De uma conta e de uma frase que diga do que o vídeo trata. Cada conta nova ganha ${coinLimits.signupCoins} moedas grátis: seis thumbnails ou cem imagens do Genesys 1.0. As moedas grátis podem expirar.`,
    },
    {
      question: 'Quanto custa uma imagem?',
      answer: `Uma thumbnail custa ${tools.Thumbnail.coins} moedas, Thumbnails V2 ${tools.ThumbnailsV2.coins}, Genesys PRO ${tools['Genesys Pro'].coins}, Genesys 1.0 ${tools['Genesys 1.0'].coins} e um upscale ${tools.Upscaler.coins}. O preço está em cada botão antes de você apertar. Uma imagem que falha, ou que você cancela, não custa nada.`,
    },
    {
      question: 'Posso cancelar a minha assinatura?',
      answer:
        'Sim, a qualquer momento. Abra [Preços](/pricing) e aperte Gerenciar assinatura. O plano vale até o fim do período que você pagou.',
    },
    {
      question: 'Como consigo mais créditos?',
      answer: `Escolha um plano, ou um plano maior, em [Preços](/pricing). As moedas de um plano se renovam todo mês e valem por ${coinLimits.planDays} dias.`,
    },
    {
      question: 'De quem são as imagens?',
      answer:
        'Com um plano pago, são totalmente suas. As imagens de uma conta grátis pertencem a você e ao provedor em conjunto. Os [Termos de serviço](/terms-of-service) dizem tudo por extenso.',
    },
    {
      question: 'O Adventure aprende o meu próprio estilo?',
      answer: `Sim. Estilos próprios fazem parte dos planos pagos: ${plans.basic.trainedStyles} no Basic, ${plans.pro.trainedStyles} no PRO, ${plans.plus.trainedStyles} no Plus e quantos você quiser no Enterprise. Veja [Estilos próprios](/custom-styles).`,
    },
    {
      question: 'As minhas imagens são privadas?',
      answer:
        'Sim. A sua galeria é só sua. Uma imagem só fica pública se você mesmo a compartilhar e ela for aceita na vitrine.',
    },
    {
      question: 'Existe um programa de afiliados?',
      answer: 'Em breve. Deixe o seu endereço em [Afiliados](/affiliate) e você será avisado.',
    },
    {
      question: 'Onde encontro ajuda?',
      answer: `Em [Suporte](/support). Os planos pagos têm resposta em até ${supportHours} horas.`,
    },
  ],
  social: [{ network: 'discord', label: 'Comunidade', url: '/community' }],
};
