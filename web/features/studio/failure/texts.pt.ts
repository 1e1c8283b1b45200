import type { Translation } from '#web/i18n/catalogue.ts';
import type { popupTextsEn } from './texts.en.ts';

export const popupTextsPt: Translation<typeof popupTextsEn> = {
  failedText: 'Tivemos um problema ao gerar sua imagem. Tente de novo com outras configurações.',
  failedTextV2: 'Não conseguimos gerar sua imagem. Tente mudar o prompt ou usar outra imagem de referência.',
  notReadyText:
    'O motor para isso não está pronto, e só quem cuida deste site pode mudar isso. Não é por causa das suas configurações.',
  failedSuggestions: 'O que pode ajudar',
  failedSuggestion1: 'Tente de novo: um motor ocupado pode responder na segunda vez',
  failedSuggestion2: 'Escolha outro estilo ou outra resolução',
  failedSuggestion3: 'Use um prompt mais curto',
  policyText:
    'Não pudemos gerar esta imagem porque ela pode conter algo que viola nossas políticas. Mude o prompt ou use outra imagem de referência.',
  policySuggestion1: 'Use termos mais gerais',
  policySuggestion2: 'Retire conteúdo proibido, como violência ou conteúdo adulto',
  policySuggestion3: 'Experimente outra imagem de referência',
  editPrompt: 'Editar prompt',
  close: 'Fechar',
  outOfCoinsTitle: 'Suas moedas acabaram',
  outOfCoinsNeeds: 'Isto custa {needed}. Você tem {owned}. Seu prompt está guardado.',
  outOfCoinsOther: 'O que você tem ainda paga',
  outOfCoinsExpiry: 'Suas {owned} vencem em {date}.',
  maybeLater: 'Talvez mais tarde',
  upgradeNow: 'Fazer upgrade agora',
  offerSave: 'Economize {percent}%',
  offerMonth: 'por mês',
  offerGenesys1: 'imagens Genesys 1.0',
  offerGenesysPro: 'imagens Genesys Pro',
  offerUpscales: 'ampliações',
  offerThumbnails: 'thumbnails comuns',
  offerV2: 'thumbnails V2 premium',
  premiumTitle: 'Oi, {name}: o convite é para você',
  premiumText:
    '{tool} trabalha com até cinco imagens suas e vem com todos os planos pagos. Nada foi enviado nem cobrado.',
  premiumUnlock: 'Desbloquear acesso agora',
  premiumWithout: 'Continuar sem acesso',
  trialExpiredTitle: 'Suas moedas grátis expiraram',
  trialExpiredText:
    'Suas imagens ficam, e tudo o que você escreveu também. Um plano traz moedas novas todo mês.',
  welcomeTitle: 'Boas-vindas!',
  welcomeText: {
    one: 'Você tem {count} moeda grátis. Veja como uma frase vira imagem e escreva a sua.',
    other: 'Você tem {count} moedas grátis. Veja como uma frase vira imagem e escreva a sua.',
  },
  welcomeTextNoCoins: 'Veja como uma frase vira imagem e escreva a sua.',
  welcomeVideo: 'Como uma frase vira imagem; sem som',
  welcomeStart: 'Começar a criar',
};
