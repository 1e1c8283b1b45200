import type { Translation } from '#web/i18n/catalogue.ts';
import type { tutorialTexts } from './texts.ts';

export const texts: Translation<typeof tutorialTexts.own> = {
  lead: 'Sua primeira thumbnail em seis passos, de uma frase até o feed.',
  start: 'Abrir o estúdio',
  step: 'Passo {number}',
  s1: 'Descreva sua thumbnail',
  s1line:
    'Uma frase: o assunto, o lugar e o título entre aspas. Inglês e espanhol também funcionam. Você pode reutilizar prompts anteriores.',
  s1alt: 'A caixa de prompt do estúdio com uma frase, e abaixo o botão com o preço',
  s2: 'Escolha um estilo',
  s2line:
    'Escolha um visual para a thumbnail. Seu prompt é mantido quando você troca de estilo; experimente outro.',
  s2alt: 'As amostras de estilo da ferramenta Thumbnails, uma delas marcada',
  s3: 'Pressione Gerar',
  s3line:
    'O botão mostra o preço: {coins} moedas por thumbnail. Você pode fechar a página enquanto ela é feita. Se falhar, nada é cobrado.',
  s3lineCoinFree: 'Você pode fechar a página enquanto a imagem é feita. Se falhar, pressione de novo.',
  s3alt: 'Uma imagem em andamento: porcentagem, etapa e uma barra na borda inferior do cartão',
  s4: 'Olhe de perto',
  s4line:
    'Abra a imagem para vê-la em tamanho real com seus detalhes: prompt, estilo, tamanho, preço. Baixe-a como JPG.',
  s4lineCoinFree:
    'Abra a imagem para vê-la em tamanho real com os detalhes: prompt, estilo, tamanho. Baixe-a como JPG.',
  s4alt: 'Uma imagem pronta ocupando a janela, com os detalhes à direita',
  s5: 'Encontre de novo',
  s5line:
    'Todas as suas imagens estão na galeria, das mais recentes às mais antigas. Ative Duração do vídeo para ver o que ela vai cobrir.',
  s5alt: 'A galeria com imagens em colunas',
  s6: 'Teste no feed',
  s6line:
    'Veja-a entre outros vídeos: início, busca, barra lateral e celular, em tamanho real, no escuro, no claro e em cinza.',
  s6alt: 'O teste no feed: a imagem entre vídeos de exemplo',
  next: 'Dicas',
  nextCoins: 'Faltam moedas? O aviso mostra quanto falta e o que ainda dá para fazer. Seu prompt fica salvo.',
  nextKeys: 'Ctrl ou ⌘ + Enter gera a partir do prompt.',
  nextHelp: 'Precisa de ajuda?',
  nextHelpLink: 'Fale com o suporte',
  nextStyles: 'Ver todos os estilos com amostras',
  unavailable: 'Não foi possível carregar esta imagem.',
};
