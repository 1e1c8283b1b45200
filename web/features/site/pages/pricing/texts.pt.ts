import type { Translation } from '#web/i18n/catalogue.ts';
import type { pricingTextsEn } from './texts.en.ts';

export const pricingTextsPt: Translation<typeof pricingTextsEn> = {
  title: 'Planos de assinatura',
  save: 'Economize 15% com nossos planos anuais',
  interval: 'Cobrança',
  monthly: 'Mensal',
  yearly: 'Anual',
  discount: '-15%',

  testTitle: 'Testar é grátis!',
  testLine:
    'Uma conta nova recebe 100 moedas grátis. Nenhum cartão é pedido. Entre e crie as primeiras imagens antes de escolher um plano.',
  login: 'Entrar',

  noteYearly:
    'Dólares por mês, cobrados uma vez por ano. As moedas são renovadas todo mês e valem por 30 dias.',
  noteMonthly: 'Dólares por mês, cobrados todo mês. As moedas são renovadas todo mês e valem por 30 dias.',
  recommended: 'Recomendado',
  perMonth: '{price} por mês',
  before: 'em vez de {price}',
  fullYear: 'Ano inteiro {price}',
  coinsMonth: 'por mês',
  getStarted: 'Começar',
  yourPlan: 'Seu plano',
  choosePlan: 'Plano',

  table: 'O que cada plano paga',
  imagesYear: 'Imagens por ano',
  imagesMonth: 'Imagens por mês',
  canvasMask: 'Editor de canvas, máscara',
  canvasFull: 'Editor de canvas, completo',
  included: 'Incluído',
  coinsInYear: 'Moedas por ano',
  customStyles: 'Estilos próprios',
  unlimited: 'ilimitados',
  support: 'Suporte',
  supportHours: '{hours} h',
  priority: 'Prioritário',
  community: 'Comunidade',
  canvasEditor: 'Editor de canvas',
  earlyAccess: 'Acesso antecipado',
  yes: 'incluído',
  no: 'não incluído',

  notSetUpTitle: 'Os pagamentos ainda não estão configurados neste servidor',
  notSetUp:
    'O plano {plan} não pode ser comprado aqui no momento, e nada foi cobrado. As pessoas que mantêm este servidor podem dar moedas ou um plano a você: escreva para elas.',
  loginFirst: 'É preciso fazer login para assinar um plano.',
  contact: 'Contato',
  close: 'Fechar',
};
