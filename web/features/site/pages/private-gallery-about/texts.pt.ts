import type { Translation } from '#web/i18n/catalogue.ts';
import type { privateGalleryTexts } from './texts.ts';

export const texts: Translation<typeof privateGalleryTexts.own> = {
  title: 'Sua galeria é privada',
  lead: 'Só você pode abrir a galeria com suas imagens.',
  pictureAlt: 'A galeria do estúdio: imagens em colunas, cada uma com seu prompt e sua data',
  only: 'Só você',
  onlyLine:
    'Outras pessoas não veem suas imagens em nenhuma página ou lista. Os endereços dos arquivos são assinados, expiram em até dois dias e não podem ser adivinhados.',
  find: 'Nada se perde',
  findLine:
    'Cada imagem guarda prompt, estilo, tamanho, preço e data. As imagens em andamento continuam quando você fecha a página.',
  findLineCoinFree:
    'Cada imagem guarda prompt, estilo, tamanho e data. As imagens em andamento continuam quando você fecha a página.',
  yours: 'Baixe todas',
  yoursLine: 'Baixe cada imagem em tamanho real, sem marca-d’água.',
  share: 'Pública só se você quiser',
  shareLine:
    'Uma imagem só aparece na galeria pública se você a enviar e um administrador aprovar. Você pode retirá-la.',
};
