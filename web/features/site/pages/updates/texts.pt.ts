import type { Translation } from '#web/i18n/catalogue.ts';
import type { updatesTexts } from './texts.ts';

export const texts: Translation<typeof updatesTexts.own> = {
  lead: 'O que há de novo no Adventure, do mais recente ao mais antigo.',
  pictureAlt: 'Captura de tela: {title}',
  isNew: 'Novo',
  forOperators: 'Para operadores:',
  changelog: 'registro técnico de mudanças',
  linksTitle: 'Mostre imagens a quem quiser',
  linksText:
    'Compartilhe imagens por um link privado. Pessoas sem conta podem ver, comentar e escolher uma, pelo tempo que você permitir.',
  largerTitle: 'Baixe designs maiores',
  largerText:
    'Baixe um design em Full HD ou quatro vezes maior. Ele é redesenhado com toda a nitidez, não ampliado.',
  variationsTitle: 'Escolha entre variações',
  variationsText:
    'Duas ou quatro variações de um prompt ficam lado a lado. Compare, fique com a melhor e desfaça se mudar de ideia.',
  plansTitle: 'Planos mais claros',
  plansText:
    'Cada plano diz quantas thumbnails ele cobre. Mude de plano, cancele e baixe faturas por conta própria. O histórico mostra para onde foi cada moeda e quando as demais expiram.',
  compareTitle: 'Compare duas imagens quaisquer',
  compareText:
    'Deslize entre duas imagens, coloque-as lado a lado ou veja só a diferença. Zoom e posição ficam sincronizados. A lupa 1:1 mostra o que realmente mudou.',
  upscalerTitle: 'Amplie no seu próprio servidor',
  upscalerText:
    'O Upscaler amplia imagens sem nenhum outro serviço. Ajuste nitidez, detalhes e fidelidade ao original. Cada resultado guarda o original para comparação.',
  galleryTitle: 'Encontre qualquer imagem',
  galleryText:
    'Busque pelo prompt e filtre por estilo, ferramenta ou data. Agrupe imagens em coleções e baixe uma seleção em um único arquivo zip. Imagens excluídas ficam na lixeira até você ter certeza.',
  trainedStylesTitle: 'Treine um estilo com suas imagens',
  trainedStylesText:
    'Adicione imagens com o mesmo visual. O Adventure aprende cores, luz e letras. Escolha o estilo ou digite a palavra-gatilho no prompt.',
  designPanelTitle: 'Mude uma parte, mantenha o resto',
  designPanelText:
    'Edite o título, a ilustração, o fundo, as cores ou o layout de um design pronto. A prévia é redesenhada enquanto você digita.',
  voiceTitle: 'Fale em vez de digitar',
  voiceText:
    'Dite o prompt em português, inglês ou espanhol. Comandos de voz escolhem o estilo, a ferramenta e o número de variações. Diga “gerar” quando estiver pronto.',
  feedTitle: 'Veja sua thumbnail no feed',
  feedText:
    'Veja a thumbnail com o título entre outros vídeos: na página inicial, na busca, ao lado do player e no celular. Confira no escuro, no claro e em tons de cinza. Os arquivos que você solta ali nunca saem do seu navegador.',
  studioTitle: 'De uma frase a uma thumbnail',
  studioTextCoinFree:
    'Escreva sobre o que é o seu vídeo e receba designs prontos. Escolha um estilo de criador ou de imagem.',
  studioText:
    'Escreva sobre o que é o seu vídeo e receba designs prontos. Escolha um estilo de criador ou de imagem. As primeiras moedas são grátis.',
};
