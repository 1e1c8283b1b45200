import type { Translation } from '#web/i18n/catalogue.ts';
import type { upscalingTextsEn } from './texts.en.ts';

export const upscalingTextsPt: Translation<typeof upscalingTextsEn> = {
  image: 'Imagem',
  chooseImage: 'Imagem a ampliar',
  removeImage: 'Remover a imagem',
  pixels: '{width} × {height} px',
  factor: 'Fator de ampliação',
  result: 'Resultado: {width} × {height} px',
  factorTooLarge:
    '{factor}x não cabe: o resultado teria mais de 64 megapixels ou mais de 16.383 pixels de lado.',
  noFactor: 'Esta imagem já é tão grande quanto um resultado pode ser.',
  format: 'Formato do arquivo',
  quality: 'Qualidade',
  creativity: 'Criatividade',
  resemblance: 'Semelhança',
  prompt: 'Prompt',
  promptHint: 'Só é lido por motores que sabem; o ampliador integrado não precisa dele.',
  dropInvalid: 'Solte um arquivo de imagem válido',
  uploadInvalid: 'Envie um arquivo de imagem válido',
  heic: 'Fotos HEIC não podem ser lidas aqui. Salve a foto como JPEG ou PNG e escolha esse arquivo.',
  tooManyBytes: 'Esta imagem tem mais de 20 MB. Escolha um arquivo menor.',
  tooManyPixels: 'Esta imagem tem mais de 64 megapixels. Escolha uma menor.',
  large: 'Esta imagem tem mais de 4 MB, então o envio pode demorar um pouco.',
};
