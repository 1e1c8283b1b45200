import type { EditActionKind, EditObstacle, FreeEditTool } from '#contract/edit-actions.ts';
import type { Language } from '#contract/languages.ts';

/** An instruction as creators type it, and what must be understood. */
export interface Instruction {
  readonly language: Language;
  readonly prompt: string;
  /** Whether a part of the picture is marked. */
  readonly mask?: true;
  /** In order. */
  readonly does?: readonly EditActionKind[];
  readonly cannot?: readonly EditObstacle[];
  readonly freeTool?: FreeEditTool;
}

const en = (prompt: string, rest: Omit<Instruction, 'language' | 'prompt'>): Instruction => ({
  language: 'en',
  prompt,
  ...rest,
});
const pt = (prompt: string, rest: Omit<Instruction, 'language' | 'prompt'>): Instruction => ({
  language: 'pt',
  prompt,
  ...rest,
});
const es = (prompt: string, rest: Omit<Instruction, 'language' | 'prompt'>): Instruction => ({
  language: 'es',
  prompt,
  ...rest,
});

/** Written before the code. */
export const firstInstructions: readonly Instruction[] = [
  en('make it darker', { does: ['darken'] }),
  en('brighten the face a bit', { mask: true, does: ['brighten'] }),
  en('remove this guy', { mask: true, does: ['remove'] }),
  en('get rid of the watermark', { mask: true, does: ['remove'] }),
  en('erase the person in the background', { cannot: ['needs-mask'] }),
  en('make it night time with blue tones', { does: ['night', 'tint'] }),
  en('turn this into a sunset', { does: ['sunset'] }),
  en('more contrast and saturation pls', { does: ['contrast', 'saturate'] }),
  en('black and white but keep it dramatic', { does: ['black-and-white', 'dramatic'] }),
  en('blur the background', { does: ['blur-background'] }),
  en('make her smile', { cannot: ['expression'] }),
  en('turn me into an anime character', { cannot: ['other-style'] }),
  en('change the shirt to red', { mask: true, does: ['recolour'] }),
  en('add a lamborghini in front of the house', { cannot: ['new-object'] }),
  en('add text "I QUIT" at the top', { does: ['text'], freeTool: 'text' }),
  en('flip it horizontally', { does: ['flip'], freeTool: 'flip' }),
  en('crop to square', { does: ['crop'], freeTool: 'crop' }),
  en('add money falling from the sky', { does: ['money'] }),
  en('white outline around me and a glow', { does: ['outline', 'glow'] }),
  en('cinematic look, black bars, slight vignette', { does: ['cinematic', 'vignette'] }),
  en('pixelate the license plate', { mask: true, does: ['pixelate'] }),
  en('swap the face with mr beast', { cannot: ['face-swap'] }),
  en('make the background solid yellow', { does: ['replace-background'] }),

  pt('deixa mais escuro', { does: ['darken'] }),
  pt('tira essa pessoa', { mask: true, does: ['remove'] }),
  pt('remove o texto da camiseta', { mask: true, does: ['remove'] }),
  pt('desfoca o fundo', { does: ['blur-background'] }),
  pt('coloca de noite', { does: ['night'] }),
  pt('deixa com clima de terror, bem escuro e com neblina', { does: ['horror', 'darken', 'fog'] }),
  pt('mais cor e mais contraste', { does: ['saturate', 'contrast'] }),
  pt('preto e branco', { does: ['black-and-white'] }),
  pt('muda a cor do carro para azul', { mask: true, does: ['recolour'] }),
  pt('faz ele sorrir', { cannot: ['expression'] }),
  pt('transforma em anime', { cannot: ['other-style'] }),
  pt('adiciona chuva', { does: ['rain'] }),
  pt('coloca um foguete voando', { does: ['sticker'], freeTool: 'sticker' }),
  pt('escreve "VOCÊ NÃO VAI ACREDITAR" embaixo', { does: ['text'], freeTool: 'text' }),
  pt('espelha a imagem', { does: ['flip'], freeTool: 'flip' }),
  pt('coloca uma borda amarela', { does: ['border'], freeTool: 'border' }),
  pt('estilo filme antigo', { does: ['vintage'] }),
  pt('ilumina o rosto', { mask: true, does: ['brighten'] }),
  pt('borra a placa', { mask: true, does: ['blur'] }),
  pt('contorno branco na pessoa', { does: ['outline'] }),
  pt('troca o rosto pelo meu', { cannot: ['face-swap'] }),
  pt('pôr do sol alaranjado', { does: ['sunset', 'tint'] }),

  es('hazlo más brillante', { does: ['brighten'] }),
  es('quita a esta persona', { mask: true, does: ['remove'] }),
  es('borra el logo', { mask: true, does: ['remove'] }),
  es('desenfoca el fondo', { does: ['blur-background'] }),
  es('que parezca de noche', { does: ['night'] }),
  es('atardecer', { does: ['sunset'] }),
  es('sube la saturación un poco', { does: ['saturate'] }),
  es('blanco y negro con viñeta', { does: ['black-and-white', 'vignette'] }),
  es('ponle nieve', { does: ['snow'] }),
  es('cambia el color de la camisa a verde', { mask: true, does: ['recolour'] }),
  es('hazme sonreír', { cannot: ['expression'] }),
  es('conviértelo en dibujo animado', { cannot: ['other-style'] }),
  es('agrega un dragón realista detrás de mí', { cannot: ['new-object'] }),
  es('ponle el texto "LO PERDÍ TODO"', { does: ['text'], freeTool: 'text' }),
  es('gira la foto 90 grados a la derecha', { does: ['rotate'], freeTool: 'rotate' }),
  es('recorta en cuadrado', { does: ['crop'], freeTool: 'crop' }),
  es('pixela la cara', { mask: true, does: ['pixelate'] }),
  es('fondo rojo liso', { does: ['replace-background'] }),
  es('más nítida y con menos ruido', { does: ['sharpen', 'denoise'] }),
  es('hora dorada con rayos de luz', { does: ['golden-hour', 'light-rays'] }),
  es('resplandor azul alrededor de la persona', { does: ['glow'] }),
  es('cámbiale la ropa por un traje', { cannot: ['body'] }),
];
