import type { Translation } from '#web/i18n/catalogue.ts';
import type { trainingTexts } from './texts.ts';

export const texts: Translation<typeof trainingTexts.own> = {
  title: 'Status do treino',
  lead: 'O progresso dos estilos que você treina com suas imagens.',
  inTraining: { one: '{count} estilo em treino', other: '{count} estilos em treino' },
  none: 'Nenhum estilo em treino no momento',
  show: 'Mostrar em uma janela',
  all: 'Seus estilos',
  pending: 'Na fila',
  processing: 'Treino em andamento',
  ready: 'Pronto para usar',
  failed: 'Falhou',
  nowReady: '{style} está pronto para usar',
  fetchFailed: 'Não foi possível buscar os estilos',
  fetchError: 'Erro ao buscar os estilos: {message}',
  failedTitle: 'Não foi possível carregar os estilos',
  loading: 'Carregando estilos',
  started: 'Iniciado em {date}',
  trigger: 'Palavra-gatilho: {word}',
  refreshed:
    'Esta página se atualiza automaticamente. Sem conexão em tempo real, isso ocorre a cada {seconds} s.',
  about: 'Sobre estilos personalizados',
  noneLine: 'Os estilos que você treina aparecem aqui com seu progresso.',
};
