import { writeList } from '#contract/lists.ts';
import { labelsWith } from '#contract/tools.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { describedStyleTexts } from './texts.ts';

export const texts: Translation<typeof describedStyleTexts.own> = {
  createLead: 'Descreva cores, luz e clima. O estilo fica pronto na hora.',
  edit: 'Editar estilo',
  editLead: 'As imagens já criadas ficam como estão.',
  nameHint: 'O nome que aparece na lista de estilos.',
  nameWrong: 'Dê ao estilo um nome de 1 a {limit} caracteres visíveis.',
  description: 'Descrição',
  descriptionHint: 'Use cores e palavras como neon, vintage, quadrinhos, lápis, pastel, escuro ou claro.',
  descriptionExample: 'Neon roxo e ciano, noite escura, um brilho suave',
  descriptionShort: 'Descreva o estilo com pelo menos {count} caracteres.',
  descriptionLong: '{over} caracteres a mais. Use no máximo {limit}.',
  descriptionWrong: 'A descrição contém um caractere que não pode ser salvo.',
  enhanceReason: 'Descreva o estilo primeiro.',
  undoEnhance: 'Restaurar meu texto',
  enhanced: 'Adicionado: {words}',
  nothingToEnhance: 'Nada a acrescentar. Experimente citar cores ou um clima.',
  count: '{used} / {limit}',
  createButton: 'Criar estilo',
  creating: 'Criando...',
  full: {
    one: 'Você atingiu seu limite de {count} estilo descrito.',
    other: 'Você atingiu seu limite de {count} estilos descritos.',
  },
  fullLine: 'Exclua um ou faça upgrade.',
  plans: 'Comparar planos',
  deleteTitle: 'Excluir “{name}”?',
  deleteSentence: 'O estilo será excluído. As imagens feitas com ele continuam.',
  yours: 'Estilos descritos',
  used: { one: '{used} de {count}', other: '{used} de {count}' },
  none: 'Nenhum estilo personalizado ainda',
  noneLine: `Descreva um para adicioná-lo à lista de estilos ${writeList(
    'pt',
    labelsWith('image').map((label) => `do ${label}`),
    'and',
  )}.`,
  loading: 'Carregando seus estilos',
  failed: 'Não foi possível carregar seus estilos',
  deleted: '“{name}” excluído.',
};
