import type { Translation } from '#web/i18n/catalogue.ts';
import type { privateGalleryTextsEn } from './texts.ts';

export const texts: Translation<typeof privateGalleryTextsEn> = {
  title: 'Sua galeria é privada',
  lead: 'Tudo o que você faz fica numa galeria que só você pode abrir.',
  signIn: 'Entrar',
  signUp: 'Teste grátis',
  pictureAlt: 'A galeria do estúdio: imagens em colunas, cada uma com seu prompt e idade',
  only: 'Só você',
  onlyLine:
    'Nenhuma página e nenhuma lista mostra suas imagens a outra pessoa. O endereço de um arquivo é assinado, vale por no máximo dois dias e não pode ser adivinhado.',
  find: 'Nada se perde',
  findLine:
    'Cada imagem guarda prompt, estilo, tamanho, preço e data. Um trabalho em andamento continua quando você fecha a página.',
  yours: 'Suas para levar',
  yoursLine: 'Baixe cada imagem em tamanho real, sem marca-d’água.',
  share: 'Pública só se você quiser',
  shareLine:
    'Uma imagem entra na galeria pública quando você aperta Compartilhar e um administrador aprova. Você pode tirá-la.',
  publicLink: 'Ver a galeria pública',
};
