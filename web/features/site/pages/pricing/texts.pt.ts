import { coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { pricingTexts } from './texts.ts';

export const texts: Translation<typeof pricingTexts.own> = {
  documentDescription:
    'Planos e preços do Adventure: moedas todo mês para thumbnails, imagens e ampliações. Economize {percent} no plano anual. Teste grátis.',

  testTitle: 'Testar é grátis!',
  testLine: 'Contas novas recebem {coins} moedas grátis, sem cartão. Experimente antes de escolher um plano.',
  closedTitle: 'Planos e preços',
  closedLine: 'No momento não são aceitas novas contas aqui. Entre para escolher um plano.',
  coinFreeTitle: 'Uso gratuito',
  coinFreeLine: 'Este estúdio funciona sem moedas: cada conta pode usar todas as ferramentas.',
  loginFirst: 'Você precisa entrar na sua conta para assinar um plano.',

  noteYearly: `Preços em dólares americanos por mês, cobrados uma vez por ano. As moedas são renovadas todo mês e valem por ${coinLimits.planDays} dias.`,
  noteMonthly: `Preços em dólares americanos por mês, cobrados todo mês. As moedas são renovadas todo mês e valem por ${coinLimits.planDays} dias.`,
  perMonth: '{price} por mês',
  fullYear: 'Ano inteiro {price}',
  thumbnailsMonth: '{count} thumbnails por mês',
  thumbnailsYear: '{count} thumbnails por ano',
  firstMonth: 'Primeiro mês; depois, {price}',
  lowTitle: 'Suas moedas estão acabando',
  promoTitle: 'Você precisa de mais moedas para continuar',
  promoLine:
    '{plan} dá {coins} moedas por mês, o bastante para {thumbnails} thumbnails. Suas imagens e seu prompt estão salvos.',
  promoTopLine: 'Você já tem o maior plano. As moedas dele são renovadas todo mês.',
  v2Title: 'O Thumbnails V2 faz parte de todos os planos pagos',
  v2Line:
    '{plan} dá {coins} moedas por mês, o bastante para {pictures} imagens com o Thumbnails V2. Seu prompt está salvo.',
  stylesTitle: 'Faça upgrade para ter mais estilos',
  trainedLine: '{plan} inclui {styles} estilos treinados com suas próprias imagens e {coins} moedas por mês.',
  trainedUnlimitedLine:
    '{plan} inclui estilos ilimitados treinados com suas próprias imagens e {coins} moedas por mês.',
  describedLine: '{plan} inclui {styles} estilos descritos e {coins} moedas por mês.',
  endedTitle: 'Seu plano terminou',
  endedLine:
    'Suas imagens continuam aqui. {plan} dá {coins} moedas por mês, o bastante para {thumbnails} thumbnails.',
  promoOffer: 'Seu primeiro mês custa {price} em vez de {regular}. Cancele quando quiser.',
  loading: 'Carregando seu plano',

  table: 'O que cada plano cobre (uma das linhas, não todas juntas)',
  imagesYear: 'Imagens por ano, se todas de um tipo',
  imagesMonth: 'Imagens por mês, se todas de um tipo',
  canvasMask: 'Máscara do editor de canvas',
  canvasFull: 'Editor de canvas completo',
  included: 'Incluído',
  coinsInYear: 'Moedas por ano',
  customStyles: 'Estilos personalizados',
  supportHours: '{hours} h',
  priority: 'Prioritário',
  yes: 'incluído',
  no: 'não incluído',
  ownPlan: 'Seu plano',
};
